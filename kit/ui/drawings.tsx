import type { ReactNode } from 'react'

/** The scene of an empty or failed page: soft ground, one thing on it, in the theme's colours. */
function Scene({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 160 120"
      className="h-120 w-160 max-w-full"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <ellipse cx="80" cy="104" rx="58" ry="8" className="fill-well" />
      <circle cx="28" cy="38" r="4" className="fill-theme" opacity=".25" />
      <circle cx="136" cy="52" r="6" className="fill-theme" opacity=".18" />
      <path d="M126 22v8m-4-4h8M20 70v6m-3-3h6" className="stroke-theme" opacity=".45" strokeWidth="2" />
      <g className="stroke-ink-3" strokeWidth="2">
        {children}
      </g>
    </svg>
  )
}

const scenes = {
  list: (
    <>
      <rect x="50" y="24" width="60" height="78" rx="8" className="fill-card" />
      <path d="M68 20h24v10H68z" className="fill-tint" />
      <path d="M62 50h6m8 0h22M62 66h6m8 0h22M62 82h6m8 0h12" />
    </>
  ),
  search: (
    <>
      <circle cx="76" cy="56" r="26" className="fill-card" />
      <path d="m95 75 19 19" strokeWidth="7" />
      <path d="M67 52h.1m18 0h.1" strokeWidth="5" className="stroke-theme" />
      <path d="M70 66q6-5 12 0" />
    </>
  ),
  message: (
    <>
      <path d="M36 30h60q8 0 8 8v30q0 8-8 8H64L48 90V76H44q-8 0-8-8z" className="fill-card" />
      <path d="M108 54h10q8 0 8 8v22q0 8-8 8v10l-12-10H90q-6 0-8-6" className="fill-tint" />
      <path d="M54 53h.1M70 53h.1M86 53h.1" strokeWidth="5" className="stroke-theme" />
    </>
  ),
  calendar: (
    <>
      <rect x="42" y="30" width="76" height="70" rx="8" className="fill-card" />
      <path d="M42 50h76V38q0-8-8-8H50q-8 0-8 8z" className="fill-tint" />
      <path d="M60 22v14m40-14v14M58 66h8m14 0h8m14 0h.1M58 82h8" />
      <path d="m82 82 7 7 13-14" className="stroke-theme" strokeWidth="3" />
    </>
  ),
  bag: (
    <>
      <path d="M48 44h64l6 56H42z" className="fill-card" />
      <path d="M64 56V40q0-16 16-16t16 16v16" />
      <path d="M70 78q10 8 20 0" className="stroke-theme" strokeWidth="3" />
    </>
  ),
  broken: (
    <>
      <path d="M50 88a22 22 0 0 1-2-44 32 32 0 0 1 60-6 25 25 0 0 1 4 50z" className="fill-card" />
      <path d="M82 46 70 66h18L76 86" className="stroke-theme" strokeWidth="3" />
    </>
  ),
  lost: (
    <>
      <path d="M80 102V30" strokeWidth="4" />
      <path d="M80 30h38l10 10-10 10H80z" className="fill-tint" />
      <path d="M80 54H46L36 64l10 10h34z" className="fill-card" />
      <path d="M92 40h14M54 64h14" />
    </>
  ),
}

/** The names of the drawings. */
export type DrawingName = keyof typeof scenes

/** A drawing; pages show it by `drawing.tsx`. */
export function DrawnScene({ name }: { name: DrawingName }) {
  return <Scene>{scenes[name]}</Scene>
}
