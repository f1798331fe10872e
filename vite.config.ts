import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { slimContracts } from './kit/wire/vite/contracts.ts'
import { serverGuard } from './kit/wire/vite/guard.ts'
import { routeRows } from './kit/wire/vite/route-rows.ts'
import { findRows } from './server/pages/find-rows.ts'
import { FLOOR } from './tools/floor/floor.ts'

/** What a page may know of its row: the rest is the router's and the server's. */
const shownRows = async () => {
  const { rows } = await findRows()
  return rows.map(({ file: _file, path: _path, login: _login, staff: _staff, doctor: _doctor, ...shown }) => shown)
}

/** As Vite names the floor. */
const buildTarget = [`chrome${FLOOR.chrome}`, `ios${FLOOR.safari_ios}`]

const own = /\/(app|kit|node_modules\/lucide-react)\//

/**
 * Few files, so that few requests stand before the first tap. A module goes to the first group that takes it, and so do those
 * that it imports; what no group takes goes with its page. Of more than two hundred pages most have `frame` and many have `kit`.
 */
const chunks = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler|react-router)\// },
  { name: 'frame', test: own, minShareCount: 150 },
  { name: 'kit', test: own, minShareCount: 60 },
  { name: 'home', test: /\/app\/(areas\/home|shell)\//, minShareCount: 2 },
]

export default defineConfig({
  plugins: [slimContracts(), serverGuard(), routeRows(shownRows), tailwindcss(), reactRouter()],
  // The server's bundle carries the icons that it draws, not all of the package.
  ssr: { noExternal: ['lucide-react'] },
  // Syntax of scripts and styles for the oldest browsers in which the product runs; functions are asked after by a test.
  build: { target: buildTarget, cssTarget: buildTarget, sourcemap: false, reportCompressedSize: false },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } } },
})
