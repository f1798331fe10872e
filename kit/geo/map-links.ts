import type { Position } from './distance.ts'
import { fromBaidu } from './systems.ts'

/** Somewhere to go. */
export interface Destination extends Position {
  name: string
  address: string
}

/** A map app, and its public web address for the way there: phones that have the app open it. */
export interface MapLink {
  name: string
  href: string
}

const withQuery = (path: string, query: Record<string, string>): string => `${path}?${new URLSearchParams(query)}`

const exact = (degrees: number): string => degrees.toFixed(6)

/** The way to a place in the maps that people have; `position` is in Baidu's system, `app` is who sends them there. */
export function mapLinks({ name, address, ...position }: Destination, app: string): MapLink[] {
  const { lat, lng } = fromBaidu(position, 'gcj02')
  return [
    {
      name: '高德地图',
      href: withQuery('https://uri.amap.com/navigation', {
        to: `${exact(lng)},${exact(lat)},${name}`,
        coordinate: 'gaode',
        callnative: '1',
        src: app,
      }),
    },
    {
      name: '百度地图',
      href: withQuery('https://api.map.baidu.com/marker', {
        location: `${exact(position.lat)},${exact(position.lng)}`,
        title: name,
        content: address,
        output: 'html',
        src: `webapp.${app}`,
      }),
    },
    {
      name: '腾讯地图',
      href: withQuery('https://apis.map.qq.com/uri/v1/routeplan', {
        type: 'drive',
        to: name,
        tocoord: `${exact(lat)},${exact(lng)}`,
        referer: app,
      }),
    },
    {
      name: 'Apple 地图',
      href: withQuery('https://maps.apple.com/', { daddr: `${exact(lat)},${exact(lng)}`, q: name }),
    },
  ]
}
