import { actStateOf } from '#app/areas/activities/acts/rules.ts'
import type { ActRow } from '#app/areas/activities/acts/server/public.ts'
import { chanceText } from '#app/areas/activities/lottery/rules.ts'
import { type listPrizes, type ParcelRow, receiverOfPrize } from '#app/areas/activities/lottery/server/public.ts'
import type { Context } from '#app/context.ts'

export const asAct = (act: ActRow, now: Date) => ({
  act_id: act.id,
  type: act.kind,
  title: act.title,
  begin_time: act.startsAt,
  end_time: act.endsAt,
  status: actStateOf(act, now),
})

export const asPrize = ({
  title,
  kind,
  weight,
  worthFen,
  total,
  left,
}: Awaited<ReturnType<typeof listPrizes>>[number]) => ({
  title,
  kind,
  chance: chanceText(weight),
  worth: worthFen,
  total: total ?? -1,
  left: left ?? -1,
})

export const asParcel = ({ parcel, title }: ParcelRow, ctx: Pick<Context, 'config'>) => {
  const { name, mobile, fullAddress: full_address } = receiverOfPrize(parcel.receiverSealed, ctx)
  return {
    prize_id: parcel.drawId,
    title,
    ask_time: parcel.askedAt,
    company: parcel.carrier,
    number: parcel.parcelNo,
    receiver: { name, mobile, full_address },
  }
}
