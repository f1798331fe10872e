import { Frame } from '#app/shell/frame.tsx'
import { Companion } from '../parts/companion.tsx'

export { handle } from 'virtual:rows/ask-companion'

/** For who was asked by a link: the token stands behind `#`, where no server gets to see it. */
export default function CompanionPage() {
  return (
    <Frame bar={{}}>
      <Companion />
    </Frame>
  )
}
