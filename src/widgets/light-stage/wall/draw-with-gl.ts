import { bindImage, startProgram } from '#design-system/components/light-preview/gl-program.ts';
import { brightestOnWall, glowReach, leastReflected, ownShade } from '#rules/wall-light.ts';
import { mostLamps, sizedTo, type LampImages, type WallDrawer } from './wall-scene.ts';

const vertex = `#version 300 es
in vec2 p;out vec2 u;void main(){u=p*vec2(.5,-.5)+.5;gl_Position=vec4(p,0,1);}`;
const lampIndices = Array.from({ length: mostLamps }, (_, index) => index);
/** The same as `lightWall` of the rules. */
const fragment = `#version 300 es
precision highp float;in vec2 u;out vec4 shown;
uniform sampler2D wall,${lampIndices.map((at) => `cut${at},light${at},glow${at}`).join()};
uniform vec4 place[${mostLamps}];uniform vec3 evening,own[${mostLamps}];uniform float brightness,gain[${mostLamps}],isOwn[${mostLamps}];
vec3 lin(vec3 c){return pow(c,vec3(2.2));}
float within(vec2 q){return float(all(greaterThanEqual(q,vec2(0)))&&all(lessThan(q,vec2(1))));}
void lamp(sampler2D cut,sampler2D light,sampler2D glow,int at,inout vec3 base,inout vec3 back,inout vec3 sum){
vec2 q=(u-place[at].xy)/place[at].zw+.5,far=(q-.5)/${glowReach}.+.5;
vec4 c=texture(cut,q)*within(q);
vec3 body=lin(min(c.rgb/max(c.a,.001),1.)),n=texture(light,q).rgb*within(q),g=texture(glow,far).rgb*within(far);
vec3 l=${brightestOnWall}.*(n*n*n+g*g*g*(1.-${ownShade}*c.a));
base=mix(base,body*brightness,c.a);back=mix(back,body,c.a);
sum+=gain[at]*mix(l,own[at]*max(l.r,max(l.g,l.b)),isOwn[at]);}
void main(){vec3 base=lin(texture(wall,u).rgb),back=base/brightness,sum=vec3(0);
${lampIndices.map((at) => `lamp(cut${at},light${at},glow${at},${at},base,back,sum);`).join('')}
vec3 add=(back+${leastReflected})*sum;base*=evening;
float most=max(add.r,max(add.g,add.b)),hue=most>0.?(1.-exp(-most))/most:0.;
vec3 seen=.5*add*hue+.5*(1.-exp(-add));
shown=vec4(pow(base+(1.-base)*seen,vec3(1./2.2)),1);}`;

/** Where nothing is: beside the picture, a thousandth of it wide. */
const nowhere = [9, 9, 0.001, 0.001] as const;

/** Draws on the graphics card; undefined where WebGL is unavailable. @param onLost called when the card is lost */
export function drawWithGl(
  photograph: HTMLCanvasElement,
  pictures: readonly LampImages[],
  onLost: () => void,
): WallDrawer | undefined {
  const canvas = document.createElement('canvas');
  const gl = canvas.getContext('webgl2', { alpha: false, antialias: false });
  const program = gl && startProgram(gl, vertex, fragment);
  if (!gl || !program) return undefined;
  // What is transparent has no colour to bleed into the edge of the lamp.
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
  const at = (name: string) => gl.getUniformLocation(program, name);
  const images = pictures.flatMap(({ cut, light, glow }, index) =>
    Object.entries({ cut, light, glow }).map(([name, image]) => [`${name}${index}`, image] as const),
  );
  [['wall', photograph] as const, ...images].forEach(([name, image], unit) => {
    bindImage(gl, at(name), unit, gl.RGBA, image);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
    gl.generateMipmap(gl.TEXTURE_2D);
  });
  const [evening, brightness] = [at('evening'), at('brightness')];
  const slots = lampIndices.map((index) => ({
    place: at(`place[${index}]`),
    own: at(`own[${index}]`),
    gain: at(`gain[${index}]`),
    isOwn: at(`isOwn[${index}]`),
  }));
  canvas.addEventListener('webglcontextlost', onLost);
  return {
    hasCard: true,
    dispose: () => {
      canvas.removeEventListener('webglcontextlost', onLost);
      gl.getExtension('WEBGL_lose_context')?.loseContext();
    },
    draw: (scene, longest) => {
      const { width, height } = sizedTo(photograph, longest);
      if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
      gl.viewport(0, 0, width, height);
      gl.uniform3fv(evening, scene.evening);
      gl.uniform1f(brightness, scene.brightness);
      slots.forEach((slot, index) => {
        const lamp = index < pictures.length ? scene.lamps[index] : undefined;
        const square = lamp ? lamp.place.side * Math.min(width, height) : 0;
        gl.uniform4fv(slot.place, lamp ? [lamp.place.x, lamp.place.y, square / width, square / height] : nowhere);
        gl.uniform3fv(slot.own, lamp?.own ?? [0, 0, 0]);
        gl.uniform1f(slot.isOwn, lamp?.own ? 1 : 0);
        gl.uniform1f(slot.gain, lamp?.gain ?? 0);
      });
      gl.drawArrays(gl.TRIANGLES, 0, 3);
      return canvas;
    },
  };
}
