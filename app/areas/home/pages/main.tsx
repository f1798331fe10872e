import { AreaAdverts } from '#app/areas/analytics/cards/area-adverts.tsx'
import { Entry } from '#app/areas/analytics/cards/entry.tsx'
import { PageModules } from '#app/areas/analytics/cards/page-modules.tsx'
import { adlist } from '#app/areas/analytics/contract.ts'
import { HomeFeed } from '#app/areas/content/feed/cards/home-feed.tsx'
import { contentTabs, feedNew } from '#app/areas/content/feed/contract.ts'
import { ON_HOME } from '#app/areas/content/feed/rules.ts'
import { inBrowser, type Loading, onServer } from '#kit/wire/load.ts'
import { homeIndex } from '../contract.ts'
import { CityHead } from '../parts/city-head.tsx'
import { HomeBlocks } from '../parts/home-blocks.tsx'
import { HomeFrame } from '../parts/home-frame.tsx'
import { HomeSearch } from '../parts/home-search.tsx'
import { loadBlocks } from '../parts/load-blocks.ts'
import { loadWeather } from '../parts/load-weather.ts'
import type { Route } from './+types/main'

export { handle } from 'virtual:rows/R141'

/** So many lines of the operator's stand below everything else. */
const ADVERTS = 2

const load = async ({ callApi }: Loading) => {
  const [home, shown, { list }, weather, feed, tabs] = await Promise.all([
    callApi(homeIndex, {}),
    loadBlocks(callApi),
    callApi(adlist, { area_type: 'home' }),
    loadWeather(callApi),
    callApi(feedNew, { page_size: ON_HOME }),
    callApi(contentTabs, {}),
  ])
  return { ...home, ...shown, weather, adverts: list, feed, tabs: tabs.list }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function MainHomePage({ loaderData: home }: Route.ComponentProps) {
  return (
    <HomeFrame tabs={home.blocks.tabs}>
      <div className="bg-tint">
        <CityHead city={home.city_name} weather={home.weather} />
        <div className="px-16 pb-16">
          <h1 className="pt-4 pb-12 text-22 font-semibold">看病的路，我们陪您走</h1>
          <HomeSearch defaultWord={home.default_word} words={home.words} />
        </div>
      </div>
      <div className="space-y-24 p-16">
        <HomeBlocks home={home} />
        <PageModules mark="home" />
        <Entry id="H09">
          <AreaAdverts area="home" adverts={home.adverts} most={ADVERTS} />
        </Entry>
        <HomeFeed first={home.feed} tabs={home.tabs} />
      </div>
    </HomeFrame>
  )
}
