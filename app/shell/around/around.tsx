import { Visit } from '#app/areas/guide/cards/visit.tsx'
import { FilesFirst } from './files-first.tsx'
import { LookAhead } from './look-ahead.tsx'
import { WaitForNet } from './wait-for-net.tsx'

/** What stands around every page, and comes after it. */
export function Around() {
  return (
    <>
      <WaitForNet />
      <LookAhead />
      <FilesFirst />
      <Visit />
    </>
  )
}
