import { systemClock } from '#kit/time/clock.ts'
import type { World } from './world.ts'

/** A question that is asked often: what it costs, and how that grows, is measured. */
export interface Question {
  name: string
  kind: 'list' | 'detail'
  /** Paths below `/api`, asked in turn. */
  paths: (world: World) => string[]
}

const near = 'lat=22.55&lng=114.06'
const size = 'page_size=20'
export const questions: readonly Question[] = [
  {
    name: 'list.units',
    kind: 'list',
    paths: () =>
      ['sort=distance', 'sort=hot', 'sort=level&level=33', 'class_id=1'].map(
        (how) => `/guahao/v1/unit/list?${size}&${near}&${how}`,
      ),
  },
  {
    name: 'list.departments',
    kind: 'list',
    paths: ({ unitIds }) => unitIds.map((id) => `/guahao/v1/dep/list?unit_id=${id}`),
  },
  {
    name: 'list.doctors',
    kind: 'list',
    paths: ({ departments }) =>
      departments.map(({ unit_id, dep_id }) => `/guahao/v1/dep/${dep_id}/all-doctor?unit_id=${unit_id}&${size}`),
  },
  {
    name: 'list.doctors-found',
    kind: 'list',
    paths: () =>
      ['sort=booked&class_id=2', 'sort=score', 'sort=soonest&class_id=3', 'title=40'].map(
        (how) => `/guahao/v1/doctor/list?${size}&${near}&${how}`,
      ),
  },
  {
    name: 'list.dates',
    kind: 'list',
    paths: ({ departments }) =>
      departments.map(({ unit_id, dep_id }) => `/guahao/v1/dep/${dep_id}/sch-date?unit_id=${unit_id}`),
  },
  {
    name: 'list.date-doctors',
    kind: 'list',
    paths: ({ clinics }) =>
      clinics.map(
        ({ unit_id, dep_id, date }) => `/guahao/v1/dep/${dep_id}/date-doctors?unit_id=${unit_id}&date=${date}`,
      ),
  },
  {
    name: 'list.slots',
    kind: 'list',
    paths: ({ clinics }) =>
      clinics.map(
        ({ unit_id, dep_id, doctor_id, date }) =>
          `/guahao/v1/doctor/${doctor_id}/slots?unit_id=${unit_id}&dep_id=${dep_id}&date=${date}`,
      ),
  },
  {
    name: 'list.comments',
    kind: 'list',
    paths: ({ doctors }) => doctors.map(({ doctor_id }) => `/guahao/v1/comment/doctor/list?id=${doctor_id}&${size}`),
  },
  // The first page of visitors is kept; those after it are asked of the database.
  {
    name: 'list.feed',
    kind: 'list',
    paths: () => [`/content_recommend/feed_new?${size}`, `/main/feed_new?${size}&tab_id=1`],
  },
  {
    name: 'list.feed-deep',
    kind: 'list',
    // So many that none is asked again while what it brought is kept.
    paths: () =>
      Array.from({ length: 2_000 }, (_, turn) => {
        const at = systemClock.now().getTime() - (10 + turn / 25) * 86_400_000
        return `/main/feed_new?${size}&cursor=${Math.round(at)}.0.1`
      }),
  },
  {
    name: 'list.discussion',
    kind: 'list',
    paths: () => [1, 2, 3, 4].map((id) => `/docsay/reply?${size}&id=${id}`),
  },
  {
    name: 'list.goods',
    kind: 'list',
    paths: () => ['', '&sort=sold', '&sort=price_up', '&sort=newest'].map((how) => `/entity_goods/list?${size}${how}`),
  },
  {
    name: 'list.seckill',
    kind: 'list',
    paths: ({ saleIds }) => saleIds.map((id) => `/seckill/goods_list?schedule_id=${id}&${size}`),
  },
  {
    name: 'list.abroad',
    kind: 'list',
    paths: ({ abroad: { countryIds, illnessIds } }) => [
      `/overseas/hospitals?${size}`,
      ...countryIds.map((id) => `/overseas/hospitals?${size}&country_id=${id}`),
      ...illnessIds.map((id) => `/overseas/hospitals?${size}&ill_id=${id}`),
    ],
  },
  {
    name: 'list.abroad-anew',
    kind: 'list',
    // So many that none is asked again while its answer is kept.
    paths: ({ abroad: { countryIds, illnessIds } }) =>
      Array.from({ length: 50 }, (_, less) => 50 - less).flatMap((many) =>
        illnessIds.flatMap((ill) =>
          countryIds.map((id) => `/overseas/hospitals?page_size=${many}&country_id=${id}&ill_id=${ill}`),
        ),
      ),
  },
  {
    name: 'list.abroad-experts',
    kind: 'list',
    paths: ({ abroad: { countryIds, illnessIds } }) => [
      `/overseas/experts?${size}`,
      ...countryIds.map((id) => `/overseas/experts?${size}&country_id=${id}`),
      ...illnessIds.map((id) => `/overseas/experts?${size}&ill_id=${id}`),
    ],
  },
  {
    name: 'list.abroad-goods',
    kind: 'list',
    paths: ({ abroad: { countryIds } }) => [
      `/overseas/goods?${size}`,
      ...countryIds.map((id) => `/overseas/goods?${size}&country_id=${id}`),
    ],
  },
  {
    name: 'detail.unit',
    kind: 'detail',
    paths: ({ unitIds }) => unitIds.map((id) => `/guahao/v1/unit/${id}?${near}`),
  },
  {
    name: 'detail.department',
    kind: 'detail',
    paths: ({ departments }) =>
      departments.map(({ unit_id, dep_id }) => `/guahao/v1/dep/${dep_id}/intro?unit_id=${unit_id}`),
  },
  {
    name: 'detail.doctor',
    kind: 'detail',
    paths: ({ doctors }) =>
      doctors.map(
        ({ unit_id, dep_id, doctor_id }) => `/guahao/v1/doctor/${doctor_id}?unit_id=${unit_id}&dep_id=${dep_id}`,
      ),
  },
  {
    name: 'detail.goods',
    kind: 'detail',
    paths: ({ goodsIds }) => goodsIds.map((id) => `/goods_detail?goods_id=${id}`),
  },
  {
    name: 'detail.abroad',
    kind: 'detail',
    paths: ({ abroad: { unitIds } }) => unitIds.map((id) => `/overseas/unitInfo?unit_id=${id}`),
  },
  {
    name: 'detail.abroad-illness',
    kind: 'detail',
    paths: ({ abroad: { illnessIds } }) => illnessIds.map((id) => `/overseas/illness?ill_id=${id}`),
  },
]
