import { shaderHead } from './shader-parts.ts'

/**
 * Metal mirrors the room, more whitely at its edges; a pearl is lit from all sides under a sheen, skin from within too.
 * `blur` is how far the mirror image is out of focus, in levels of the map.
 */
export const metalShader = `${shaderHead}
uniform vec3 eye;
uniform vec3 tint;
uniform float blur;
uniform bool isPearl;
uniform bool isSkin;
uniform bool isFinger;
uniform vec2 lean;
flat in vec4 axis0;
void main() {
  vec3 n = normalize(upright), v = normalize(place - eye);
  if (dot(n, v) > 0.) n = -n;
  float facing = -dot(n, v);
  vec3 mirrored = reflect(v, n);
  if (isSkin) {
    // Light goes a little way into skin and comes back warmer, most where it turns from the light.
    // Four looks round it: straight up, the map of the room has a seam.
    // A body that stands is lit from before it, as a hand that lies is from above.
    vec3 lit = vec3(n.x, lean.x * n.y + lean.y * n.z, lean.x * n.z - lean.y * n.y);
    vec3 side = normalize(cross(lit, vec3(.36, .48, .8))), front = cross(lit, side);
    float sky = roomAt(lit + .5 * side, 5.) + roomAt(lit - .5 * side, 5.) + roomAt(lit + .5 * front, 5.) + roomAt(lit - .5 * front, 5.);
    // As long as a normal is, so much of the light is let in.
    float open = min(1., length(upright) / axis0.w);
    float light = (.1 + .068 * sky) * open;
    float turn = smoothstep(.6, .16, light);
    vec3 body = tint * light * mix(vec3(1), vec3(1.1, .9, .84), turn) * (.62 + .38 * sqrt(facing));
    // Beside the ring, which keeps light off.
    if (isFinger) body *= 1. - .4 * exp(-max(0., abs(place.y) - 1.2) * .9) * step(length(place.xz), 10.5);
    float sheen = .008 + .1 * pow(1. - facing, 4.);
    colour = developed(body + sheen * roomAt(mirrored, 4.5) * mix(vec3(1), tint, .4));
    return;
  }
  if (isPearl) {
    // Layers of nacre: what comes back from below them is soft, what they mirror is sharp on top of a wide sheen.
    float edge = pow(1. - facing, 5.);
    float within = mix(.62, roomAt(n, 6.), .4);
    vec3 body = vec3(.9, .86, .79) * within * (.8 + .2 * facing);
    vec3 orient = mix(vec3(.96, 1., .97), vec3(1., .9, .92), smoothstep(.25, .8, 1. - facing));
    float sheen = .16 * roomAt(mirrored, 4.5) + (.05 + .5 * edge) * roomAt(mirrored, 2.2);
    colour = developed(body * orient + sheen * vec3(1., .97, .95));
    return;
  }
  float light = mix(roomAt(mirrored, blur), roomAt(mirrored, blur + 2.8), .25);
  vec3 metal = mix(tint, vec3(.97), .5 * pow(1. - sqrt(facing), 2.5));
  // Metal in shadow mirrors metal: gold is redder there, never khaki.
  vec3 shaded = mix(metal, vec3(1), smoothstep(0., .55, light));
  colour = developed(metal * light * shaded);
}
`
