import { useRouteLoaderData } from 'react-router'
import type { CallOutput } from '#kit/wire/call.ts'
import type { benchMe } from '../contract.ts'

/** The doctor who is signed in at the workbench. */
export type Me = CallOutput<typeof benchMe>

/** Who is signed in, as the gate of the doctors' pages found them; undefined until it has, and outside of it. */
export const useMe = (): Me | undefined => useRouteLoaderData('doctor-signed-in')
