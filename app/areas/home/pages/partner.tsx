import { useEffect } from 'react'
import { Picture } from '#kit/ui/picture.tsx'
import { keepCity } from '#kit/wire/browser/keep-visitor.ts'
import { inBrowser, type Loading, onServer } from '#kit/wire/load.ts'
import { homePartner } from '../contract.ts'
import { CityHead } from '../parts/city-head.tsx'
import { HomeBlocks } from '../parts/home-blocks.tsx'
import { HomeFrame } from '../parts/home-frame.tsx'
import { HomeSearch } from '../parts/home-search.tsx'
import { loadBlocks } from '../parts/load-blocks.ts'
import type { Route } from './+types/partner'

export { handle } from 'virtual:rows/R143'

const load = async ({ callApi, params }: Loading) => {
  const [home, shown] = await Promise.all([
    callApi(homePartner, { partner: params.partner ?? '' }),
    loadBlocks(callApi),
  ])
  return { ...home, ...shown, theme: home.colour }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function PartnerHomePage({ loaderData: home }: Route.ComponentProps) {
  // Who came by a city's own door means that city on every page behind it.
  useEffect(() => keepCity(home.city_id), [home.city_id])
  return (
    <HomeFrame tabs={home.blocks.tabs}>
      <div className="bg-card">
        <CityHead city={home.city_name} isFixed />
        <div className="px-16 pb-8">
          <h1 className="pt-4 text-22 font-semibold">{home.name}</h1>
          <p className="pb-12 text-14 text-ink-2">{home.slogan}</p>
          <HomeSearch defaultWord={home.default_word} words={home.words} />
        </div>
        <Picture
          src={`/pictures/building/city-${home.city_id}.svg?shape=banner`}
          alt=""
          width={375}
          height={180}
          first
        />
      </div>
      <div className="relative -mt-40 space-y-24 p-16 pt-0">
        <HomeBlocks home={home} />
      </div>
    </HomeFrame>
  )
}
