import { HeartIcon } from 'lucide-react'
import { doctorAddress } from '#app/areas/guahao/doctors/cards/doctor-address.ts'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Avatar, Picture } from '#kit/ui/picture.tsx'
import { address } from '#kit/wire/address.ts'
import { RefusedError } from '#kit/wire/errors.ts'
import { inBrowser, type Loading, onServer, readId } from '#kit/wire/load.ts'
import { heartDetail } from '../contract.ts'
import type { Route } from './+types/detail'

export { handle } from 'virtual:rows/heart-detail'

/** A rejected heart shows nothing of itself [X284]. */
const load = async ({ callApi, query }: Loading) => {
  try {
    return await callApi(heartDetail, { id: readId(query, 'id') })
  } catch (thrown) {
    if (thrown instanceof RefusedError && thrown.reason === 'rejected') return null
    throw thrown
  }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)
type Heart = NonNullable<Route.ComponentProps['loaderData']>

export default function HeartDetailPage({ loaderData: heart }: Route.ComponentProps) {
  return <Frame bar={heart ? { share: shareOf(heart) } : {}}>{heart ? <Whole heart={heart} /> : <NotShown />}</Frame>
}

const shareOf = ({ doctor_name, words, image }: Heart) => ({
  title: `写给${doctor_name}医生的心意`,
  desc: words.slice(0, 50),
  imgUrl: image,
})

function Whole({ heart }: { heart: Heart }) {
  const { doctor_id, words, giver, add_time, gift_name, gift_image } = heart
  return (
    <>
      <div className="grow space-y-16 p-16">
        <Card>
          <HeartIcon className="text-28 text-accent-ink" />
          <p className="py-12 text-18 break-words">{words}</p>
          {gift_name && (
            <p className="flex items-center gap-8 pb-12 text-14 text-ink-2">
              <Picture src={gift_image} alt="" width={32} height={32} className="size-32 rounded-8" />附 {gift_name}
            </p>
          )}
          <p className="text-12 text-ink-3 tabular-nums">
            {giver} · {add_time.slice(0, 10)}
          </p>
        </Card>
        <Card>
          <div className="flex items-center gap-12">
            <Avatar src={heart.image} kind="doctor" />
            <p className="min-w-0">
              <span className="block text-16 font-medium">
                {heart.doctor_name} <span className="text-14 font-normal text-ink-2">{heart.title_name}</span>
              </span>
              <span className="block text-12 text-ink-3">
                {heart.unit_name} · {heart.dep_name}
              </span>
            </p>
          </div>
        </Card>
      </div>
      <BottomAction>
        <ButtonLink kind="secondary" to={doctorAddress(heart)}>
          看医生
        </ButtonLink>
        <ButtonLink to={address('/sendheart/create', { doctor_id })}>我也送一份</ButtonLink>
      </BottomAction>
    </>
  )
}

const NotShown = () => (
  <Empty
    drawing="lost"
    title="这份心意没有展示"
    text="可能还在审核，或没有通过。"
    action={
      <ButtonLink kind="secondary" to="/sendheart/mine">
        看我送的心意
      </ButtonLink>
    }
  />
)
