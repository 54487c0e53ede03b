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
    float sheen = .053 + .947 * pow(1. - facing, 5.);
    colour = developed(vec3(mix(.8 * roomAt(n, 6.), roomAt(mirrored, 3.), sheen)));
    return;
  }
  float light = mix(roomAt(mirrored, blur), roomAt(mirrored, blur + 2.8), .25);
  vec3 metal = mix(tint, vec3(.97), .5 * pow(1. - sqrt(facing), 2.5));
  colour = developed(metal * light);
}
`
