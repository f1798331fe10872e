import { useRevalidator } from 'react-router'
import { Frame } from '#app/shell/frame.tsx'
import { parseTime } from '#kit/time/day.ts'
import { spokenDayTime } from '#kit/time/spoken.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Link } from '#kit/ui/link.tsx'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { unbroken } from '#kit/ui/unbroken.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { behindGate } from '#kit/wire/load.ts'
import { offlineAddress, offlineListAddress } from '../cards/offline-address.ts'
import { offLineMine } from '../contract.ts'
import { type OwnSignup, OwnSignupLines } from '../parts/own-signup.tsx'
import type { Route } from './+types/offlinemine'

export { handle } from 'virtual:rows/offline-mine'

const SIZE = 20

export const clientLoader = behindGate(async ({ callApi }) => (await callApi(offLineMine, {})).list)

export default function OfflineMinePage({ loaderData: first }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const pages = useMorePages({
    first,
    size: SIZE,
    load: async (page) => (await callApi(offLineMine, { page })).list,
    idOf: ({ signup_id }) => signup_id,
  })
  return (
    <Frame bar={{}}>
      <div className="p-16">
        <h2 className="sr-only">我的报名</h2>
        <ListPage pages={pages} empty={<NoSignups />}>
          {(signup) => <SignupCard signup={signup} onDone={revalidate} />}
        </ListPage>
      </div>
    </Frame>
  )
}

function SignupCard({ signup, onDone }: { signup: OwnSignup; onDone: () => void }) {
  const today = useToday()
  return (
    <Card>
      <Link to={offlineAddress(signup.id)} className="flex min-h-target flex-col justify-center pb-8">
        <span className="text-16 font-semibold">{signup.title}</span>
        <span className="text-14 text-ink-2 tabular-nums">
          {unbroken(`${spokenDayTime(parseTime(signup.begin_time), today)} · `)}
          <span className="inline-block">{signup.place}</span>
        </span>
      </Link>
      <div className="border-t border-line pt-12">
        <OwnSignupLines signup={signup} onDone={onDone} />
      </div>
    </Card>
  )
}

function NoSignups() {
  return (
    <Empty
      drawing="calendar"
      title="还没有报过名"
      text="报名后，签到码和候补的进展都在这里。"
      action={<ButtonLink to={offlineListAddress()}>看看有什么活动</ButtonLink>}
    />
  )
}
