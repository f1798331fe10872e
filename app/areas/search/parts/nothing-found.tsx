import { ChevronRightIcon } from 'lucide-react'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { address } from '#kit/wire/address.ts'
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
        text="少写几个字、换个说法，或者按疾病找找看。"
        action={
          <ButtonLink kind="secondary" to={address('/searchDisease')}>
            按疾病找医生
          </ButtonLink>
        }
      />
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
