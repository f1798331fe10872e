import emblems from './emblems.json' with { type: 'json' }

/** A small drawing of a free set: Fluent Emoji (Microsoft) or Health Icons (Resolve to Save Lives), both under the MIT licence (docs/decisions). */
export type EmblemName = keyof typeof emblems

/** Every name. */
export const emblemNames = Object.keys(emblems) as EmblemName[]

/** Whether there is one of that name. */
export const isEmblem = (name: string): name is EmblemName => Object.hasOwn(emblems, name)

/** An emblem in its place; `tint` colours those that have no colours of their own. */
export const drawEmblem = (name: EmblemName, at: { x: number; y: number; size: number }, tint: string): string => {
  const { size, body } = emblems[name]
  const scale = Math.round((at.size / size) * 1000) / 1000
  return `<g color="${tint}" transform="translate(${at.x} ${at.y}) scale(${scale})">${body}</g>`
}
