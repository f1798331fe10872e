import type { ReactNode } from 'react'
import { type Tone, tones } from './tones.ts'

/** One short word about a thing; nothing squeezes it, and it never grows beyond its room. */
export function Tag({ tone = 'plain', children }: { tone?: Tone | undefined; children: ReactNode }) {
  return (
    <span className={`inline-block max-w-full shrink-0 truncate rounded-4 px-6 align-middle text-12 ${tones[tone]}`}>
      {children}
    </span>
  )
}
