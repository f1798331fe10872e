import { Frame } from '#app/shell/frame.tsx'
import { GuestVisit } from '../parts/guest-visit.tsx'

export { handle } from 'virtual:rows/guahao-guest'

/** For whom a patient gave the link to their visit: the token stands behind `#`, where no server gets to see it. */
export default function GuestPage() {
  return (
    <Frame bar={{}}>
      <GuestVisit />
    </Frame>
  )
}
