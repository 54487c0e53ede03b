import { shaderHead } from './shader-parts.ts'

/**
 * Follows a ray of light back into a stone and from facet to facet, until what is left of it does not matter.
 * Wherever it meets a facet, what Fresnel lets out shows a small light, bent a little differently for red, green
 * and blue. All is in the stone's own space, where its facets are planes: outward normals and distances.
 * What is left at last comes out as the mean of all lights. A speck that grew inside is in the way wherever the ray
 * passes it, and is itself a little lit.
 * - `shade`: how much of the light from behind its setting takes away;
 * - `isBacked`: the facets below are mirrors, as those of small stones are in the stills;
 * - `isMirrored`: the planes are of the right half. A ray that crosses the middle goes on in its own mirror image.
 */
export const stoneShader = `${shaderHead}
in vec3 within;
in vec3 facet;
flat in vec3 ownEye;
flat in vec4 axis0;
flat in vec3 axis1;
flat in vec3 axis2;
uniform sampler2D sparkle;
uniform sampler2D planes;
uniform int planeRow;
uniform int planeCount;
uniform int inclusionCount;
uniform int bounces;
uniform float refraction;
uniform float spread;
uniform float glare;
uniform float glow;
uniform float blur;
uniform float shade;
uniform vec3 absorption;
uniform bool isBacked;
uniform bool isMirrored;
uniform bool hangs;
const float rest = .7;
const float speck = .22;
float fresnel(float c, float ratio) {
  float g = ratio * ratio - 1. + c * c;
  if (g < 0.) return 1.;
  g = sqrt(g);
  float a = (g - c) / (g + c), b = (c * (g + c) - 1.) / (c * (g - c) + 1.);
  return .5 * a * a * (1. + b * b);
}
vec3 outside(vec3 d) {
  return axis0.xyz * d.x + axis1 * d.y + axis2 * d.z;
}
float sparkleAt(vec3 d) {
  d = turned(outside(d));
  if (hangs) d = vec3(d.x, d.z, -d.y);
  return (textureLod(sparkle, spot(d), blur).r + glow) * (1. - shade * smoothstep(0., -.6, d.z));
}
// How far a ray passes by a line that starts at a place.
float missed(vec3 start, vec3 along, vec3 d, float reach) {
  float b = dot(d, along), c = max(dot(along, along), 1e-9);
  float t = clamp((b * dot(start, d) - dot(start, along)) / max(c - b * b, 1e-9), 0., 1.);
  float s = clamp(dot(start + along * t, d), 0., reach);
  t = clamp(dot(d * s - start, along) / c, 0., 1.);
  return length(start + along * t - d * s);
}
void main() {
  vec3 n = normalize(facet), d = normalize(within - ownEye), q = within;
  float reflected = fresnel(-dot(n, d), refraction) * glare;
  vec3 light = vec3(roomAt(outside(reflect(d, n)), 0.) * reflected);
  vec3 left = vec3(1. - reflected);
  d = refract(d, n, 1. / refraction);
  float side = 1.;
  if (isMirrored && q.x < 0.) {
    side = -1.;
    q.x = -q.x;
    d.x = -d.x;
  }
  for (int bounce = 0; bounce < bounces; bounce++) {
    float reach = 1e9;
    vec3 met = n;
    bool isMiddle = false;
    for (int k = 0; k < planeCount; k++) {
      vec4 plane = texelFetch(planes, ivec2(k, planeRow), 0);
      float speed = dot(plane.xyz, d);
      if (speed > 1e-5) {
        float far = (plane.w - dot(plane.xyz, q)) / speed;
        if (far < reach) {
          reach = far;
          met = plane.xyz;
        }
      }
    }
    if (isMirrored && d.x < -1e-5 && q.x / -d.x < reach) {
      reach = q.x / -d.x;
      isMiddle = true;
    }
    reach = max(reach, 0.);
    for (int k = 0; k < inclusionCount; k++) {
      vec4 start = texelFetch(planes, ivec2(planeCount + 2 * k, planeRow), 0);
      vec3 along = texelFetch(planes, ivec2(planeCount + 2 * k + 1, planeRow), 0).xyz - start.xyz;
      float miss = missed(vec3(start.x * side, start.yz) - q, vec3(along.x * side, along.yz), d, reach);
      float hidden = .75 * (1. - smoothstep(.4, 1., miss / start.w));
      light += left * hidden * speck;
      left *= 1. - hidden;
    }
    q += d * reach;
    left *= exp(-absorption * reach * axis0.w);
    if (isMiddle) {
      side = -side;
      d.x = -d.x;
      q.x = 0.;
      continue;
    }
    if (isBacked && met.z < -.05) {
      left *= .97;
      d = reflect(d, met);
      continue;
    }
    float kept = fresnel(dot(met, d), 1. / refraction);
    if (kept < 1.) {
      vec3 seen;
      for (int k = 0; k < 3; k++) {
        vec3 bent = refract(d, -met, refraction + spread * (float(k) - 1.));
        if (dot(bent, bent) < .5) bent = reflect(d, -met);
        bent.x *= side;
        seen[k] = sparkleAt(bent);
      }
      light += left * seen * (1. - kept);
      left *= kept;
    }
    if (max(left.r, max(left.g, left.b)) < .01) break;
    d = reflect(d, met);
  }
  colour = developed(light + left * rest);
}
`
