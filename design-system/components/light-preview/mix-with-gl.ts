import { bleach } from '#rules/light-mix.ts';
import type { LightPass, Mix } from './mix.ts';

const vertex = 'attribute vec2 p;varying vec2 u;void main(){u=p*vec2(.5,-.5)+.5;gl_Position=vec4(p,0,1);}';
const fragment = (count: number): string => {
  const each = (text: (index: number) => string) => Array.from({ length: count }, (_, index) => text(index)).join('');
  return `precision highp float;varying vec2 u;uniform vec3 c[${count}];${each((i) => `uniform sampler2D t${i};`)}
void main(){vec3 x=vec3(0),s;${each((i) => `s=texture2D(t${i},u).rgb;x+=s*s*s*c[${i}];`)}
x=mix(x,vec3(dot(x,vec3(.2126,.7152,.0722))),${bleach});
gl_FragColor=vec4(pow(clamp((x*(2.51*x+.03))/(x*(2.43*x+.59)+.14),0.,1.),vec3(1./2.2)),1);}`;
};

/**
 * Mixes on the GPU; undefined where WebGL is unavailable.
 * @param onLost called when the WebGL context is lost
 */
export function mixWithGl(
  passes: readonly LightPass[],
  images: readonly HTMLImageElement[],
  onLost: () => void,
): Mix | undefined {
  const canvas = document.createElement('canvas');
  const [pass] = images;
  canvas.width = pass?.naturalWidth ?? 0;
  canvas.height = pass?.naturalHeight ?? 0;
  canvas.addEventListener('webglcontextlost', onLost);
  const gl = canvas.getContext('webgl', { alpha: false, antialias: false });
  const program = gl?.createProgram();
  if (!gl || !program) return undefined;
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment(passes.length)],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) return undefined;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return undefined;
  gl.useProgram(program);

  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(gl.getAttribLocation(program, 'p'), 2, gl.FLOAT, false, 0, 0);
  images.forEach((image, index) => {
    gl.activeTexture(gl.TEXTURE0 + index);
    gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, image);
    // WebGL 1 requires these parameters for textures whose sizes are no powers of two.
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
    gl.uniform1i(gl.getUniformLocation(program, `t${index}`), index);
  });
  const colours = gl.getUniformLocation(program, 'c');
  return (lights) => {
    gl.uniform3fv(
      colours,
      lights.flatMap((light, index) => light.map((channel) => channel * (passes[index]?.scale ?? 0))),
    );
    gl.drawArrays(gl.TRIANGLES, 0, 3);
    return canvas;
  };
}
