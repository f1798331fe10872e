import { buildingPicture } from '#kit/pictures/address.ts'

/** Services of a hospital: all can be booked; what else follows from its level. */
export const servicesOf = (hospitalId: number, level: number) =>
  services
    .filter(({ from }) => level >= from)
    .map(({ from: _, ...service }, position) => ({
      ...service,
      hospitalId,
      position,
      isOn: true,
      link: service.link + hospitalId,
    }))

const services = [
  { name: 'guahao', title: '预约挂号', icon: 'calendar-plus', link: '/unit/dep?unit_id=', from: 0 },
  { name: 'doctors', title: '找医生', icon: 'stethoscope', link: '/doctor/index?unit_id=', from: 0 },
  { name: 'comments', title: '患者评价', icon: 'star', link: '/comment/list?kind=unit&id=', from: 0 },
  { name: 'ranking', title: '医生排行', icon: 'trophy', link: '/unit/ranking?unit_id=', from: 20 },
] as const

const places = [
  ['门诊大厅', 'hall'],
  ['候诊区', 'waiting'],
  ['住院楼', 'house'],
  ['花园', 'garden'],
] as const

/** Drawings of a hospital of a kind, outside and inside. */
export const mediaOf = (hospitalId: number, kind: number) => [
  { hospitalId, kind: 'banner', title: '', url: buildingPicture(hospitalId, { shape: 'banner', kind }), position: 0 },
  ...places.map(([title, view], position) => ({
    hospitalId,
    kind: 'ambient',
    title,
    position,
    url: buildingPicture(`${hospitalId}-${position}`, { shape: 'banner', view }),
  })),
]
