import { bleach } from '#rules/light-mix.ts';
import { bindImage, startProgram } from './gl-program.ts';
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
  const program = gl && startProgram(gl, vertex, fragment(passes.length));
  if (!gl || !program) return undefined;
  images.forEach((image, index) => {
    bindImage(gl, gl.getUniformLocation(program, `t${index}`), index, gl.RGB, image);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
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
