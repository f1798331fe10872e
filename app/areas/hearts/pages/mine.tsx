import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Link } from '#kit/ui/link.tsx'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { Tag } from '#kit/ui/tag.tsx'
import { address } from '#kit/wire/address.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { behindGate } from '#kit/wire/load.ts'
import { ownHearts } from '../contract.ts'
import type { Route } from './+types/mine'

export { handle } from 'virtual:rows/heart-mine'

const SIZE = 20
const tones = { waiting: 'warning', shown: 'accent', rejected: 'danger' } as const

export const clientLoader = behindGate(async ({ callApi }) => (await callApi(ownHearts, {})).list)

export default function OwnHeartsPage({ loaderData: first }: Route.ComponentProps) {
  const pages = useMorePages({
    first,
    size: SIZE,
    load: async (page) => (await callApi(ownHearts, { page })).list,
    idOf: ({ id }) => id,
  })
  return (
    <Frame bar={{}}>
      <div className="p-16">
        <h2 className="sr-only">我送的心意</h2>
        <ListPage pages={pages} empty={<Nothing />}>
          {(heart) => <OwnHeart heart={heart} />}
        </ListPage>
      </div>
    </Frame>
  )
}

function OwnHeart({ heart }: { heart: Route.ComponentProps['loaderData'][number] }) {
  return (
    <Card>
      <div className="flex items-center justify-between gap-12">
        <p className="text-14 text-ink-2">写给 {heart.doctor_name}</p>
        <Tag tone={tones[heart.heart_state]}>{heart.state_desc}</Tag>
      </div>
      <p className="pt-8 text-16 break-words">{heart.words}</p>
      {heart.gift_name && <p className="text-14 text-ink-2">附 {heart.gift_name}</p>}
      {heart.reason && <p className="text-14 text-danger">原因：{heart.reason}</p>}
      <p className="-mb-12 flex min-h-target items-center justify-between text-12 text-ink-3 tabular-nums">
        {heart.add_time.slice(0, 16)}
        {heart.heart_state === 'shown' && (
          <Link
            to={address('/sendheart/detail', { id: heart.id })}
            className="inline-flex min-h-target min-w-target items-center justify-center text-14 text-accent-ink"
          >
            看看
          </Link>
        )}
      </p>
    </Card>
  )
}

const Nothing = () => (
  <Empty
    drawing="message"
    title="还没有送过心意"
    text="在医生主页可以写一份心意，不收费。"
    action={
      <ButtonLink kind="secondary" to="/doctor/index">
        去找医生
      </ButtonLink>
    }
  />
)
