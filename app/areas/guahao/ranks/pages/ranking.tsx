import { ChevronRightIcon } from 'lucide-react'
import { Frame } from '#app/shell/frame.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { inBrowser, type Loading, onServer } from '#kit/wire/load.ts'
import { Position } from '../cards/position.tsx'
import { rankIndex } from '../contract.ts'
import { rankAddress } from '../parts/rank-filters.tsx'
import type { Route } from './+types/ranking'

export { handle } from 'virtual:rows/R215'

const load = async ({ callApi }: Loading) => (await callApi(rankIndex, {})).list
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function RankingPage({ loaderData: ranks }: Route.ComponentProps) {
  return (
    <Frame bar={{}}>
      <div className="space-y-12 p-16">
        {ranks.map((rank) => (
          <RankCard key={rank.rank_id} rank={rank} />
        ))}
        <Card to="/leader/index">
          <div className="flex items-center justify-between gap-12">
            <div>
              <h2 className="text-18 font-semibold">名医榜</h2>
              <p className="text-12 text-ink-3">按城市、按疾病找医生</p>
            </div>
            <ChevronRightIcon className="text-ink-3" />
          </div>
        </Card>
        <p className="py-8 text-center text-12 text-ink-3">每天清晨按真实数据计算，不接受付费排名</p>
      </div>
    </Frame>
  )
}

function RankCard({ rank }: { rank: CallOutput<typeof rankIndex>['list'][number] }) {
  return (
    <Card to={rankAddress({ id: rank.rank_id })}>
      <div className="flex items-center justify-between gap-12 pb-8">
        <div>
          <h2 className="text-18 font-semibold">{rank.title}</h2>
          <p className="text-12 text-ink-3">{rank.subtitle}</p>
        </div>
        <ChevronRightIcon className="text-ink-3" />
      </div>
      {rank.top.length === 0 && <p className="text-14 text-ink-3">数据还在积累，明早再来看看。</p>}
      <ol className="space-y-8">
        {rank.top.map((place) => (
          <li key={place.position} className="flex items-center gap-12">
            <Position position={place.position} />
            <Picture
              src={place.image}
              kind={rank.type === 'doctor' ? 'doctor' : 'hospital'}
              alt=""
              width={36}
              height={36}
              className={`size-36 shrink-0 ${rank.type === 'doctor' ? 'rounded-full' : 'rounded-8'}`}
            />
            {/* Beside a hospital's long name there is no room: it stands below all of them. */}
            <span className="min-w-0 grow">
              <span className="line-clamp-2 text-16 elder:line-clamp-none">{place.name}</span>
              <span className="block text-12 text-ink-2">{place.title_name}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
