import type { ReactNode } from 'react'
import { type Tone, tones } from './tones.ts'

/** So many letters have room wherever a tag stands, also where they are twice as large. */
const FITS = 4

/** One short word about a thing; nothing squeezes it, and it never grows beyond its room. */
export function Tag({ tone = 'plain', children }: { tone?: Tone | undefined; children: ReactNode }) {
  // What cuts is painted on its own with every frame: only what may be too long is cut.
  const cut = typeof children === 'string' && children.length <= FITS ? 'whitespace-nowrap' : 'truncate'
  return (
    <span className={`inline-block max-w-full shrink-0 ${cut} rounded-4 px-6 align-middle text-12 ${tones[tone]}`}>
      {children}
    </span>
  )
}
