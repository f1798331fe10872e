import { Suspense } from 'react'
import type { DrawingName } from './drawings.tsx'
import { later } from './later.ts'

/** So that no page carries drawings that it does not show; without a network the words beside one do alone. */
const DrawnScene = later(async () => (await import('./drawings.tsx')).DrawnScene)

/** A small line drawing for a page that has nothing else to show; its room is kept until it is there. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <div className="h-120">
      <Suspense>
        <DrawnScene name={name} />
      </Suspense>
    </div>
  )
}
