import { shaderHead } from './shader-parts.ts'

/**
 * Metal mirrors the room, more whitely at its edges; a pearl is lit from all sides under a sheen. `blur` is how
 * far the mirror image is out of focus, in levels of the map.
 */
export const metalShader = `${shaderHead}
uniform vec3 eye;
uniform vec3 tint;
uniform float blur;
uniform bool isPearl;
void main() {
  vec3 n = normalize(upright), v = normalize(place - eye);
  if (dot(n, v) > 0.) n = -n;
  float facing = -dot(n, v);
  vec3 mirrored = reflect(v, n);
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
