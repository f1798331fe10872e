import type { PointerEvent } from 'react'

/** The place of a letter's cities on the page. */
export const anchorOf = (letter: string): string => `letter-${letter}`

/** Letters at the right edge: a tap or a finger that slides along them brings their cities. */
export function LetterBar({ letters }: { letters: readonly string[] }) {
  const slide = ({ clientX, clientY, buttons }: PointerEvent) => {
    const href = buttons ? document.elementFromPoint(clientX, clientY)?.getAttribute('href') : null
    if (href) document.getElementById(href.slice(1))?.scrollIntoView()
  }
  return (
    <nav
      aria-label="按首字母查找"
      onPointerMove={slide}
      className="sticky top-56 flex w-28 shrink-0 touch-none flex-col self-start text-center text-12 text-accent-ink"
    >
      {letters.map((letter) => (
        <a
          key={letter}
          href={`#${anchorOf(letter)}`}
          draggable={false}
          onClick={(event) => {
            // No step in the history: back leads to where one came from, not through the letters.
            event.preventDefault()
            document.getElementById(anchorOf(letter))?.scrollIntoView()
          }}
          className="flex min-h-[max(24px,var(--spacing)*24)] items-center justify-center"
        >
          {letter}
        </a>
      ))}
    </nav>
  )
}
