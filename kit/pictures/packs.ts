import { area, disc, line, round } from './strokes.ts'

/** Where on a pack its picture is printed: left, top, size, and in which colour where the picture has none of its own. */
interface Printed {
  x: number
  y: number
  size: number
  tint?: 'white'
}

interface Pack {
  print: Printed
  /** The pack with `printed` on it. */
  draw: (ink: string, light: string, printed: string) => string
}

/** What goods come in, in the middle of 360 × 360; what is inside is printed on it. */
export const packs = {
  carton: {
    print: { x: 122, y: 136, size: 92 },
    draw: (ink, light, printed) =>
      `${area('M88 116l30-24h158l-30 24z', light)}${area('M246 116l30-24v168l-30 26z', ink)}${area('M88 116h158v170H88z', '#fff')}${printed}${round(88, 246, 158, 40, 0, ink)}${line('M106 266h72', '#fff', 8)}`,
  },
  jar: {
    print: { x: 138, y: 152, size: 84 },
    draw: (ink, light, printed) =>
      `${round(132, 62, 96, 42, 10, ink)}${line('M148 74v18M164 74v18M180 74v18M196 74v18M212 74v18', '#ffffff55', 4)}${round(110, 110, 140, 184, 30, '#fff')}${round(110, 142, 140, 106, 0, light)}${printed}${line('M132 268h60', ink, 8)}`,
  },
  pump: {
    print: { x: 142, y: 178, size: 76 },
    draw: (ink, light, printed) =>
      `${line('M180 116V84h-44', ink, 14)}${round(158, 108, 44, 36, 6, light)}${round(118, 142, 124, 152, 26, '#fff')}${printed}${line('M142 274h52', ink, 8)}`,
  },
  tube: {
    print: { x: 148, y: 120, size: 64 },
    draw: (ink, light, printed) =>
      `<g transform="rotate(24 180 180)">${area('M132 74h96l-14 178h-68z', '#fff')}${round(128, 62, 104, 20, 5, light)}${printed}${round(144, 214, 72, 22, 0, light)}${round(152, 252, 56, 44, 8, ink)}</g>`,
  },
  dropper: {
    print: { x: 146, y: 192, size: 68 },
    draw: (ink, light, printed) =>
      `${area('M168 66h24l6 46h-36z', ink)}${round(148, 112, 64, 28, 6, light)}${round(126, 144, 108, 150, 28, '#fff')}${printed}${area('M262 88c12 18 18 26 18 36a18 18 0 0 1-36 0c0-10 6-18 18-36z', '#8fd0f2')}`,
  },
  pouch: {
    print: { x: 130, y: 142, size: 100 },
    draw: (ink, light, printed) =>
      `${area('M104 72h152l10 222c-56 10-116 10-172 0z', '#fff')}${area('M104 72h152l2 38H102z', ink)}${line('M116 92h128', '#ffffff88', 5)}${printed}${line('M132 270h96', light, 12)}`,
  },
  bag: {
    print: { x: 138, y: 168, size: 84 },
    draw: (ink, light, printed) =>
      `${line('M140 124V98c0-12 80-12 80 0v26', ink, 14)}${round(74, 122, 212, 164, 36, ink)}${round(118, 152, 124, 112, 24, '#fff')}${printed}${line('M74 152h30M256 152h30', light, 8)}`,
  },
  device: {
    print: { x: 146, y: 118, size: 68, tint: 'white' },
    draw: (ink, light, printed) =>
      `${round(82, 82, 196, 196, 32, '#fff')}${round(104, 104, 152, 96, 14, '#12333f')}${printed}${disc(132, 238, 16, ink)}${line('M170 230h80M170 248h50', light, 8)}${round(110, 278, 36, 14, 6, ink)}${round(214, 278, 36, 14, 6, ink)}`,
  },
  kit: {
    print: { x: 104, y: 176, size: 84 },
    draw: (ink, light, printed) =>
      `${area('M78 146l26-62h152l26 62z', light)}${round(78, 146, 204, 146, 14, '#fff')}${printed}${round(218, 122, 34, 142, 17, light)}${area('M218 204h34v43a17 17 0 0 1-34 0z', ink)}${round(212, 112, 46, 22, 6, ink)}${round(78, 274, 204, 18, 8, ink)}`,
  },
  /** Care that is given: a visit with its date. */
  care: {
    print: { x: 112, y: 96, size: 136 },
    draw: (ink, light, printed) =>
      `${disc(180, 168, 118, '#fff')}${line('M96 250a118 118 0 1 1 168 0', light, 10)}${printed}${round(226, 222, 74, 66, 14, ink)}${line('M244 216v16M282 216v16', light, 8)}${line('M246 256l12 12 22-24', '#fff', 9)}`,
  },
  /** The thing itself, without a pack. */
  bare: {
    print: { x: 84, y: 84, size: 192 },
    draw: (_, light, printed) => `${disc(180, 180, 128, light)}${printed}`,
  },
} satisfies Record<string, Pack>
