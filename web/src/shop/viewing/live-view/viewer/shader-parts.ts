/** What both shaders share: tone as in the stills, and the light of a direction. */
export const shaderHead = `#version 300 es
precision highp float;
precision highp sampler2D;
uniform vec2 turn;
uniform sampler2D room;
in vec3 place;
in vec3 upright;
out vec4 colour;
vec4 developed(vec3 light) {
  vec3 over = max(light, .72) - .72;
  vec3 tone = min(light, .72) + .28 * (1. - exp(-over / .378));
  return vec4(pow(clamp(tone, 0., 1.), vec3(1. / 2.2)), 1);
}
vec3 turned(vec3 d) {
  return vec3(turn.x * d.x + turn.y * d.y, turn.x * d.y - turn.y * d.x, d.z);
}
vec2 spot(vec3 d) {
  return vec2(atan(d.y, d.x) / 6.2831853 + .5, acos(clamp(d.z, -1., 1.)) / 3.1415927);
}
float roomAt(vec3 d, float blur) {
  return textureLod(room, spot(turned(d)), blur).r;
}
`

/** Places the corners of a part wherever it stands, and the eye in the part's own space. */
export const vertexShader = `#version 300 es
layout(location = 0) in vec3 corner;
layout(location = 1) in vec3 normal;
layout(location = 2) in vec4 row0;
layout(location = 3) in vec4 row1;
layout(location = 4) in vec4 row2;
uniform mat4 viewProjection;
uniform vec3 eye;
out vec3 place;
out vec3 upright;
out vec3 within;
out vec3 facet;
flat out vec3 ownEye;
flat out vec4 axis0;
flat out vec3 axis1;
flat out vec3 axis2;
void main() {
  mat3 m = transpose(mat3(row0.xyz, row1.xyz, row2.xyz));
  vec3 move = vec3(row0.w, row1.w, row2.w);
  float size = length(m[0]);
  place = m * corner + move;
  upright = m * normal;
  within = corner;
  facet = normal;
  ownEye = (eye - move) * m / (size * size);
  axis0 = vec4(m[0] / size, size);
  axis1 = m[1] / size;
  axis2 = m[2] / size;
  gl_Position = viewProjection * vec4(place, 1);
}
`
