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

const places = ['门诊大厅', '候诊区', '住院楼', '花园']

/** Generated pictures of a hospital's hospital. */
export const mediaOf = (hospitalId: number) => [
  { hospitalId, kind: 'banner', title: '', url: `/pictures/building/${hospitalId}.svg?shape=banner`, position: 0 },
  ...places.map((title, position) => ({
    hospitalId,
    kind: 'ambient',
    title,
    position,
    url: `/pictures/building/${hospitalId}-${position}.svg?shape=banner`,
  })),
]
