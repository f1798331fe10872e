import type { asDoctorCard } from '#app/areas/guahao/doctors/server/public.ts'
import { scenePicture } from '#kit/pictures/address.ts'
import { address } from '#kit/wire/address.ts'
import { agesText, eventWords, healthQuestions, stateOf } from '../rules.ts'
import { signupStates } from '../states.ts'
import type { EventRow, ShownEvent, SignupRow } from './queries.ts'

/** Where what is said of an event leads. */
export const linkOf = (id: number): string => address('/activity/offlinedetail', { id })

/** The picture at the head of an event. */
export const imageOf = ({ id, asksHealth }: Pick<EventRow, 'id' | 'asksHealth'>): string =>
  scenePicture(asksHealth ? 'motion' : 'clipboard', `offline-${id}`)

/** An event as everybody sees it. */
export const asEvent = ({ event, depName, hospitalName }: ShownEvent, now: Date) => {
  const status = stateOf(event, now)
  return {
    id: event.id,
    title: event.title,
    image: imageOf(event),
    dep_id: event.depId,
    dep_name: depName,
    unit_id: event.hospitalId,
    unit_name: hospitalName,
    place: event.place,
    begin_time: event.startsAt,
    end_time: event.endsAt,
    sign_end_time: event.signUntil,
    status,
    status_desc: eventWords[status],
    total_num: event.places,
    left_num: status === 'open' ? event.places - event.taken : 0,
    waiting_num: event.waitingCount,
    ages: agesText(event.minAge, event.maxAge),
    points_num: event.points,
    is_demo: event.isDemo,
  }
}

/** All that can be read of an event. */
export const asWhole = (shown: ShownEvent, doctors: readonly ReturnType<typeof asDoctorCard>[], now: Date) => ({
  ...asEvent(shown, now),
  intro: shown.event.intro,
  address: shown.address,
  lat: shown.lat,
  lng: shown.lng,
  phone: shown.phone,
  doctors: doctors.map(({ doctor_id, doctor_name, title_name, unit_id, dep_id, dep_name, image }) => ({
    doctor_id,
    doctor_name,
    title_name,
    unit_id,
    dep_id,
    dep_name,
    image,
  })),
  questions: shown.event.asksHealth ? [...healthQuestions] : [],
  min_age: shown.event.minAge,
  max_age: shown.event.maxAge,
  off_reason: shown.event.calledOffWhy,
  calendar: `/papers/offline-${shown.event.id}.ics`,
})

/** Where a sign-up stands. */
export const asStanding = ({ id, state }: Pick<SignupRow, 'id' | 'state'>) => ({
  signup_id: id,
  state,
  state_desc: signupStates[state].words,
})
