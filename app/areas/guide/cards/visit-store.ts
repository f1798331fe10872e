import { nextMidnight } from '#kit/time/day.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { RefusedError } from '#kit/wire/errors.ts'
import type { guideInfo, pagePlans } from '../contract.ts'
import { guidedChannels, isShownTo, type VisitType } from '../rules.ts'

export type Plan = CallOutput<typeof guideInfo>

/** A browser's storage; undefined where the host refuses it. */
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined

interface Asked {
  channel: number
  /** As `pathOfPage` writes it. */
  path: string
  visitType: VisitType
  /** Who goes back waits for nothing. */
  isBack?: boolean
  kept: Store
  callApi: (pageUrl: string) => Promise<Plan>
}

/**
 * The plan of a page, null where there is none [X282]: fetched in two channels alone [X156], once a path, for visits from
 * a share and normal ones apart [X155]. Where no answer came there is none, and the next page asks again; on the way back
 * nothing is asked, and only a plan that is kept is there.
 */
export const findPlan = async ({
  channel,
  path,
  visitType,
  isBack = false,
  kept,
  callApi,
}: Asked): Promise<Plan | null> => {
  if (!guidedChannels.includes(channel)) return null
  const name = `guide ${visitType} ${path}`
  const found = kept?.getItem(name)
  if (found) return JSON.parse(found) as Plan | null
  if (isBack) return null
  try {
    const plan = await callApi(path).catch(nullIfRefused)
    kept?.setItem(name, JSON.stringify(plan))
    return plan
  } catch {
    return null
  }
}

const nullIfRefused = (thrown: unknown): null => {
  if (thrown instanceof RefusedError) return null
  throw thrown
}

/**
 * Whether a hospital wants the banner on its pages: the plan that is its own comes first, and says so for such visits. Where
 * no hospital is looked at, and where nobody could say, it does.
 */
export const mayStandAt = async (
  unitId: number | undefined,
  visitType: VisitType,
  plansOf: (unitId: number) => Promise<CallOutput<typeof pagePlans>['list']>,
): Promise<boolean> => {
  if (unitId === undefined) return true
  const [first] = await plansOf(unitId).catch(() => [])
  return first === undefined || isShownTo(first, visitType)
}

const CLOSED = 'guide closed until'

/** Hides the banner of normal visits until the day ends in Shanghai [X153] [X315]; of a share, nothing is kept [X154]. */
export const keepClosed = (visitType: VisitType, store: Store, now: Date): void => {
  if (visitType === 2) store?.setItem(CLOSED, nextMidnight(now).toISOString())
}

/** Whether a visit of this type was closed today. */
export const isClosed = (visitType: VisitType, store: Store, now: Date): boolean =>
  visitType === 2 && (store?.getItem(CLOSED) ?? '') > now.toISOString()

/** Tells the mark that brought the visitor, once [X063]; where no answer came, the next visit of the session tries again. */
export const reportMark = async (store: Store, tell: (ex: string) => Promise<unknown>): Promise<void> => {
  const ex = store?.getItem('ex')
  if (!ex) return
  try {
    await tell(ex)
    store?.removeItem('ex')
  } catch {
    // It stays kept.
  }
}
