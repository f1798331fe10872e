import { inBrowser, type Loading, onServer } from '#kit/wire/load.ts'
import { homeIndex } from '../contract.ts'
import { CityHead } from '../parts/city-head.tsx'
import { HomeBlocks } from '../parts/home-blocks.tsx'
import { HomeFrame } from '../parts/home-frame.tsx'
import { HomeSearch } from '../parts/home-search.tsx'
import { loadBlocks } from '../parts/load-blocks.ts'
import { CH_COLOUR } from '../rules.ts'
import type { Route } from './+types/chsmart'

export { handle } from 'virtual:rows/R142'

const load = async ({ callApi }: Loading) => {
  const [home, shown] = await Promise.all([callApi(homeIndex, {}), loadBlocks(callApi)])
  return { ...home, ...shown, theme: CH_COLOUR }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function ChsmartHomePage({ loaderData: home }: Route.ComponentProps) {
  return (
    <HomeFrame tabs={home.blocks.tabs}>
      <div className="rounded-b-16 bg-accent pb-16 text-on-accent">
        <CityHead city={home.city_name} />
        <div className="px-16">
          <h1 className="pt-4 text-22 font-semibold">智慧就医</h1>
          <p className="pb-12 text-14">约得上、等得明白、少跑一趟</p>
          <HomeSearch defaultWord={home.default_word} words={home.words} />
        </div>
      </div>
      {/* Not drawn up over the head: the way to booking has its colour, and would be lost in it. */}
      <div className="space-y-24 p-16">
        <HomeBlocks home={home} />
      </div>
    </HomeFrame>
  )
}
