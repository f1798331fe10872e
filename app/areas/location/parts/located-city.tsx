import { MapPinIcon } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { requestPlace, storedPlace } from '#kit/bridge/place.ts'
import type { Position } from '#kit/geo/distance.ts'
import { Button } from '#kit/ui/button.tsx'
import { nearestOf } from '../rules.ts'
import { CityLink } from './city-link.tsx'
import type { AllCities } from './use-all-cities.ts'

type Search = 'not asked' | 'asking' | 'not found' | Position

interface LocatedCityProps {
  all: AllCities
  currentId: number
}

/** Where the phone is. It is asked only when the person wants it, or has allowed it before in this visit. */
export function LocatedCity({ all: { cities, failed, find }, currentId }: LocatedCityProps) {
  const [search, setSearch] = useState<Search>('not asked')
  const callApi = useEffectEvent(find)
  useEffect(() => {
    const place = storedPlace()
    if (!place) return
    setSearch(place)
    callApi()
  }, [])
  const locate = async () => {
    setSearch('asking')
    find()
    setSearch((await requestPlace()) ?? 'not found')
  }
  const isPlaced = typeof search === 'object'
  const city = isPlaced && cities ? nearestOf(cities, search) : undefined
  const state = !isPlaced || cities ? search : failed ? 'not found' : 'asking'
  return (
    <div className="flex min-h-target items-center gap-8 rounded-12 bg-card px-16 shadow-soft">
      <MapPinIcon className="text-accent-ink" />
      <div aria-live="polite" className="min-w-0 grow text-14 text-ink-2">
        {city ? <CityLink city={city} isCurrent={city.city_id === currentId} look="plain" /> : words(state)}
      </div>
      <Button kind="text" size="small" busy={state === 'asking'} onClick={locate}>
        {state === 'not asked' ? '定位' : '重新定位'}
      </Button>
    </div>
  )
}

const words = (search: Search) => {
  if (search === 'asking') return '正在定位…'
  if (search === 'not asked') return '看看您在哪个城市'
  return '没有定位到您的城市，请在下面选择'
}
