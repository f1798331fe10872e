import { useRouteLoaderData } from 'react-router'
import type { CallOutput } from '#kit/wire/call.ts'
import type { deskMe } from '../contract.ts'
import { isHeld, type Needed, PLATFORM_DESK } from '../rules.ts'

/** Who is signed in at the desk. */
export type Me = CallOutput<typeof deskMe>

/** Who is signed in, as the gate of the staff's pages found them; undefined until it has, and outside of it. */
export const useMe = (): Me | undefined => useRouteLoaderData('staff-signed-in')

/** Whether somebody may do what needs this. */
export const mayDo = ({ permissions }: { permissions: readonly string[] }, needed: Needed): boolean =>
  isHeld(needed, permissions)

/** Whether they may do that: what they may not is not offered. */
export const useMay = (needed: Needed): boolean => {
  const me = useMe()
  return me !== undefined && mayDo(me, needed)
}

/** Whether they are at the platform's own desk, where no hospital is chosen. */
export const isAtPlatform = ({ unit_id }: { unit_id?: number }): boolean => unit_id === PLATFORM_DESK
