import type { RequestContext } from '#app/context.ts'
import { Objection } from '#app/events.ts'
import { rollbackIf } from '#kit/db/inside.ts'
import { formatTime, nextMidnight } from '#kit/time/day.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import { Refused } from '#kit/wire/refused.ts'
import type { loginBySms } from '../../contract.ts'
import { claimAccount, findFormer } from '../commands/former-account.ts'
import { countUp } from '../queries/challenges.ts'
import { type CodeFault, findCodeFault } from './check-code.ts'
import { enterByPhone } from './enter.ts'

type Shown = Omit<ParsedInput<typeof loginBySms>, 'csrf_token'>

/** So many names somebody may try a day. */
const NAME_TRIES = 5

/**
 * Signs in by a code that was sent. Where an account may be theirs or of somebody with the same eight digits in another region they
 * are asked first; until they answer well nothing is used up.
 */
export const enterByCode = async (ctx: RequestContext, shown: Shown): Promise<Entered | NotYet> => {
  const former = await findFormer(ctx, shown.mobile)
  if (!former) return enterOnce(ctx, shown)
  if (shown.is_former === 1) {
    // Only who has the number uses up its tries.
    const fault = await rollbackIf(ctx, isRight, (inside) => codeFaultOf(inside, shown))
    if (fault) return new Refused(fault)
    if (await hasGuessedEnough(ctx, former.id)) return new Refused('former-tries')
  }
  return rollbackIf<RequestContext, Entered | NotYet>(
    ctx,
    (said) => said instanceof Refused && ['former-account', 'former-name'].includes(said.name),
    async (inside) => {
      const fault = await codeFaultOf(inside, shown)
      if (fault) return new Refused(fault)
      if (shown.is_former === undefined) {
        const known = { nickname: former.nickname, opened_at: formatTime(former.createdAt) }
        return new Refused('former-account', {}, known)
      }
      if (shown.is_former === 1 && !(await isClaimed(inside, former.id, shown))) return new Refused('former-name')
      return enterProven(inside, shown)
    },
  )
}

const codeFaultOf = (ctx: RequestContext, shown: Shown) =>
  findCodeFault(ctx, shown.bind_ticket === undefined ? 'login' : 'bind', { ...shown, pass: shown.pic_code })

const isRight = (fault: CodeFault | undefined): boolean => fault === undefined

const enterOnce = async (ctx: RequestContext, shown: Shown) => {
  const fault = await codeFaultOf(ctx, shown)
  return fault ? new Refused(fault) : enterProven(ctx, shown)
}

type Entered = Awaited<ReturnType<typeof enterProven>>
type NotYet = Refused<CodeFault | 'former-account' | 'former-name' | 'former-tries'>

const enterProven = async (ctx: RequestContext, { mobile, bind_ticket: ticket, agreement, privacy }: Shown) => {
  const entered = await enterByPhone(ctx, mobile, { ticket, agreed: { agreement, privacy } })
  return typeof entered === 'string' ? new Refused(entered) : entered
}

const hasGuessedEnough = async ({ db, now }: RequestContext, patientId: number): Promise<boolean> =>
  (await countUp(db, `former account ${patientId}`, now, nextMidnight(now))) > NAME_TRIES

/** Makes the account theirs; not where nobody in it has that name. */
const isClaimed = async (ctx: RequestContext, patientId: number, { mobile, former_name = '' }: Shown) => {
  try {
    await ctx.emit('patient.claiming', { patientId, truename: former_name })
  } catch (thrown) {
    if (thrown instanceof Objection) return false
    throw thrown
  }
  await claimAccount(ctx, patientId, mobile)
  return true
}
