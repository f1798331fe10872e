import { PageHead } from '#app/shell/page-head.tsx'
import { OwnWall } from '../parts/own-wall.tsx'

export { handle } from 'virtual:rows/desk-wall'

/** The screen on a wall, where nobody is signed in: its token stands behind `#`, where no server and no log gets to see it. */
export default function WallPage() {
  return (
    <>
      <PageHead />
      <OwnWall />
    </>
  )
}
