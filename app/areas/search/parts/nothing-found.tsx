import { ActivityIcon, ChevronRightIcon, HospitalIcon, MessageCircleHeartIcon, StethoscopeIcon } from 'lucide-react'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { searchAd } from '../contract.ts'

type Advert = CallOutput<typeof searchAd>['list'][number]

/** Nothing at all: what to do next, and what the operator has to say about it. */
export function NothingFound({ keyword, adverts }: { keyword: string; adverts: readonly Advert[] }) {
  return (
    <div className="px-16 pb-16">
      <Empty
        drawing="search"
        title={`没有找到“${keyword}”`}
        text="少写几个字、换个说法，拼音也可以。还是找不到，从下面走："
      />
      <div className="pb-16">
        <CellGroup>
          <Cell start={<ActivityIcon />} title="按症状、疾病找" note="不知道挂什么科的时候" to="/searchDisease" />
          <Cell start={<StethoscopeIcon />} title="按科室找医生" note="知道科室的时候" to="/doctor/index" />
          <Cell start={<HospitalIcon />} title="看附近的医院" to="/unit/list?sort=distance" />
          <Cell
            start={<MessageCircleHeartIcon />}
            title="在线问医生"
            note="写下哪里不舒服，医生告诉您看什么科"
            to="/ask/index"
          />
        </CellGroup>
      </div>
      <div className="space-y-12">
        {adverts.map((advert) => (
          <AdvertLine key={advert.id} advert={advert} />
        ))}
      </div>
    </div>
  )
}

/** What somebody pays for says so, and is not there in the elder version. */
function AdvertLine({ advert: { title, link, is_paid } }: { advert: Advert }) {
  return (
    <Link
      to={link}
      data-no-elder={is_paid === 1 ? '' : undefined}
      className="flex min-h-target items-center gap-8 rounded-12 bg-tint px-16 py-12 text-14 font-medium text-accent-ink active:opacity-80"
    >
      <span className="min-w-0 grow">{title}</span>
      {is_paid === 1 && <Tag>广告</Tag>}
      <ChevronRightIcon className="shrink-0" />
    </Link>
  )
}
