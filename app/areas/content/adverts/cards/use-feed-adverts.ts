import { useEffect, useState } from 'react'
import { topics } from '#app/areas/content/articles/rules.ts'
import { hostBridge } from '#kit/bridge/bridge.ts'
import { systemClock } from '#kit/time/clock.ts'
import { dayOf } from '#kit/time/day.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { hasAgreed } from '#kit/wire/browser/common-params.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { advertsForReader } from '../contract.ts'
import { closedAdverts, seenToday } from './shown-adverts.ts'

type OwnAdvert = CallOutput<typeof advertsForReader>['list'][number]

/** An advert among what is read. */
export interface FeedAdvertShown
  extends Pick<OwnAdvert, 'id' | 'location' | 'title' | 'text' | 'image' | 'link' | 'is_ad' | 'topic_ids'> {
  /** By which the app around the page knows it, where it is that app's own. */
  hostId?: string
}

/** Ours, those out that were closed or seen often enough today; none where the call fails [X298]. */
const loadOwn = async (): Promise<FeedAdvertShown[]> => {
  const day = dayOf(systemClock.now())
  const closed = closedAdverts()
  try {
    const { list } = await callApi(advertsForReader, {})
    return list.filter(
      ({ id, most_a_day }) => !closed.includes(id) && (most_a_day === null || seenToday(id, day) < most_a_day),
    )
  } catch {
    return []
  }
}

/** That of the app around the page, of who agreed to recommendations; one that does not say for what it sells stands beside no topic. */
const loadOfHost = async (): Promise<FeedAdvertShown[]> => {
  if (!hasAgreed()) return []
  try {
    const advert = await (await hostBridge()).advert()
    if (!advert) return []
    const { id: hostId, title, text, picture: image } = advert
    const topic_ids = [...(advert.topics ?? Object.keys(topics).map(Number))]
    return [{ id: 0, location: 0, hostId, title, text, image, link: '', is_ad: 1, topic_ids }]
  } catch {
    return []
  }
}

/** Adverts for a list that is read: the list stays as it is until they have come, and where they do not. */
export const useFeedAdverts = (): readonly FeedAdvertShown[] => {
  const [adverts, setAdverts] = useState<readonly FeedAdvertShown[]>([])
  useEffect(() => {
    Promise.all([loadOfHost(), loadOwn()]).then((lists) => setAdverts(lists.flat()))
  }, [])
  return adverts
}
