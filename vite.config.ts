import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { slimContracts } from './kit/wire/vite/contracts.ts'
import { serverGuard } from './kit/wire/vite/guard.ts'
import { movedAddresses } from './kit/wire/vite/moved-addresses.ts'
import { routeRows } from './kit/wire/vite/route-rows.ts'
import { findRows } from './server/pages/find-rows.ts'
import { FLOOR } from './tools/floor/floor.ts'

/** What a page may know of its row: the rest is the router's and the server's. */
const shownRows = async () => {
  const { rows } = await findRows()
  return rows.map(({ file: _file, path: _path, login: _login, staff: _staff, doctor: _doctor, ...shown }) => shown)
}

const movedRows = async () => (await findRows()).moved

/** As Vite names the floor. */
const buildTarget = [`chrome${FLOOR.chrome}`, `ios${FLOOR.safari_ios}`]

const own = /\/(app|kit|node_modules\/lucide-react)\//

/** What stands around the pages of those who work here, their menus and what they may: no patient fetches it. */
const ofStaff =
  /\/app\/(desk-shell\/|wings\/|areas\/(access\/(staff|machines|audit|doctors)\/|(.+\/)?(desk\/|(menu|permissions|audit)\.ts)))/

const ofPatients = (id: string): boolean => own.test(id) && !ofStaff.test(id)

/** Calls and addresses of the health records, and what waits for a net. */
const lentByRecords = /\/app\/areas\/records\/[a-z]+\/(contract|cards\/([a-z]+-address|waiting|waiting-later))\.tsx?$/

/**
 * Few files, so that few requests stand before the first tap. A module goes to the first group that takes it, and so do those
 * that it imports; what no group takes goes with its page. Of more than two hundred pages most have `frame` and many have `kit`.
 */
const chunks = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler|react-router)\// },
  { name: 'frame', test: ofPatients, minShareCount: 150 },
  { name: 'kit', test: ofPatients, minShareCount: 60 },
  { name: 'home', test: (id: string) => /\/app\/(areas\/home|shell)\//.test(id) && ofPatients(id), minShareCount: 2 },
  // What the health records lend each other is small, and each file costs more than most of them.
  { name: 'records', test: lentByRecords, minShareCount: 2 },
  { name: 'desk', test: ofStaff, minShareCount: 60 },
]

/** Rules, and what the kit reckons with, do nothing by themselves: where no word of them is used no page fetches them. */
const doesNothing = [
  { test: /\/(app\/areas\/.+\/rules(\/.+)?|kit\/(check|money|text|time)\/.+)\.ts$/, sideEffects: false },
]

export default defineConfig({
  plugins: [
    slimContracts(),
    serverGuard(),
    routeRows(shownRows),
    movedAddresses(movedRows),
    tailwindcss(),
    reactRouter(),
  ],
  // The server's bundle carries the icons that it draws, not all of the package.
  ssr: { noExternal: ['lucide-react'] },
  // Syntax of scripts and styles for the oldest browsers in which the product runs; functions are asked after by a test.
  build: { target: buildTarget, cssTarget: buildTarget, sourcemap: false, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          treeshake: { moduleSideEffects: doesNothing },
          output: { codeSplitting: { groups: chunks } },
        },
      },
    },
  },
})
