import { area, type Draw, disc, line, round } from './strokes.ts'

/** Goods that no free set draws, in the middle of 360 × 360. */
export const wares = {
  kneepad: (ink, light) =>
    `${area('M126 64c36-10 72-10 108 0l8 116-8 116c-36 10-72 10-108 0l-8-116z', ink)}${line('M124 92c38-10 74-10 112 0M124 268c38 10 74 10 112 0', light, 14)}${disc(180, 180, 50, light)}${disc(180, 180, 30, '#fff')}${line('M118 132c-10 30-10 66 0 96M242 132c10 30 10 66 0 96', '#fff', 8)}`,
  belt: (ink, light) =>
    `${area('M44 140c90-26 182-26 272 0l-6 92c-86-22-174-22-260 0z', ink)}${area('M120 124c40-7 80-7 120 0v98c-40-6-80-6-120 0z', '#fff')}${line('M140 140v68M167 136v68M193 136v68M220 140v68', light, 10)}${line('M62 156l34-8M62 212l34-6M298 156l-34-8M298 212l-34-6', light, 9)}`,
  wrist: (ink, light) =>
    `${area('M136 56h88l6 70h-100zM130 234h100l-6 70h-88z', ink)}${round(108, 116, 144, 128, 22, '#fff')}${round(124, 132, 112, 70, 10, '#12333f')}${line('M136 168h20l10-18 14 34 10-16h34', light, 6)}${disc(152, 223, 9, ink)}${disc(208, 223, 9, light)}`,
  meter: (ink, light) =>
    `${round(112, 66, 136, 182, 34, '#fff')}${round(132, 92, 96, 74, 10, '#12333f')}${line('M148 146v-26h16v26M180 146v-26M196 120h16v12h-16v14h16', light, 6)}${disc(180, 208, 20, ink)}${round(168, 246, 24, 62, 4, light)}${round(168, 288, 24, 20, 4, ink)}${area('M286 206c16 24 24 34 24 46a24 24 0 0 1-48 0c0-12 8-22 24-46z', '#d9534f')}`,
  oximeter: (ink, light) =>
    `${round(84, 98, 192, 78, 30, ink)}${round(84, 184, 192, 72, 30, '#fff')}${round(118, 112, 110, 50, 8, '#12333f')}${line('M130 138h20l8-14 12 26 10-14h30', light, 5)}${line('M92 180h96', '#f0b793', 26)}${disc(252, 218, 10, light)}`,
  quad: (ink, light) =>
    `${line('M186 236V112c0-44 58-46 62-10', ink, 18)}${line('M186 236l-58 52M186 236l58 52M186 236l-18 60M186 236l24 60', light, 12)}${line('M128 290h0M244 290h0M168 298h0M212 298h0', ink, 22)}${line('M240 100h18', '#12333f', 20)}`,
  walker: (ink, light) =>
    `${line('M108 292l16-196h52M252 292l-16-196h-52', ink, 14)}${line('M118 176h124M114 224h132', light, 12)}${line('M124 96h30M206 96h30', '#12333f', 20)}${disc(108, 288, 18, '#12333f')}${disc(252, 288, 18, '#12333f')}${disc(108, 288, 7, light)}${disc(252, 288, 7, light)}`,
  mattress: (ink, light) =>
    `${area('M52 210l76-72h190l-64 72z', '#fff')}${area('M52 210h202v44H52z', light)}${area('M254 210l64-72v44l-64 72z', ink)}${line('M92 210l74-70M132 210l72-70M172 210l70-70M212 210l68-70', light, 6)}${round(74, 96, 72, 40, 14, '#fff')}${round(228, 262, 64, 34, 10, '#fff')}${disc(246, 279, 8, ink)}`,
  flosser: (ink, light) =>
    `${round(118, 128, 84, 170, 28, '#fff')}${round(130, 224, 60, 60, 16, light)}${area('M130 250h60v18a16 16 0 0 1-16 16h-28a16 16 0 0 1-16-16z', ink)}${line('M160 128V82c0-18 30-18 44-2', ink, 12)}${disc(160, 166, 14, ink)}${line('M222 92l26 8M224 112l22 16M226 74l26-6', '#5bb4e6', 7)}`,
  floss: (ink, light) =>
    `<g transform="rotate(-30 180 180)">${line('M112 96v168', '#fff', 16)}${line('M112 104h44M156 104v40', '#fff', 14)}${line('M112 142h44', ink, 4)}</g><g transform="rotate(24 220 190)">${line('M220 104v176', light, 16)}${line('M220 112h46M266 112v40', light, 14)}${line('M220 150h46', ink, 4)}</g>`,
  swabs: (ink, light) =>
    `${round(92, 196, 176, 100, 16, '#fff')}${round(92, 224, 176, 36, 0, light)}${[118, 150, 182, 214, 246].map((x, at) => line(`M${x} 206l${(at - 2) * 12} -96`, '#e9d9c3', 8) + line(`M${x + (at - 2) * 10} ${126}l${(at - 2) * 3}-22`, '#a4582b', 18)).join('')}${line('M120 242h60', ink, 8)}`,
  ruler: (ink, light) =>
    `${round(116, 52, 60, 256, 10, '#fff')}${line('M116 84h24M116 112h16M116 140h24M116 168h16M116 196h24M116 224h16M116 252h24M116 280h16', ink, 6)}${disc(236, 156, 24, '#ffe3cf')}${line('M236 186v60M236 246l-18 54M236 246l18 54M210 204h52', light, 18)}${line('M176 128h92', ink, 8)}`,
} satisfies Record<string, Draw>
