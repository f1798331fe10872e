import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { slimContracts } from './kit/wire/vite/contracts.ts'
import { drawnIcons } from './kit/wire/vite/drawn-icons.ts'
import { esmReact } from './kit/wire/vite/esm-react.ts'
import { serverGuard } from './kit/wire/vite/guard.ts'
import { routeRows } from './kit/wire/vite/route-rows.ts'
import { slimPreload } from './kit/wire/vite/slim-preload.ts'
import { findRows } from './server/pages/find-rows.ts'

/** What a page may know of its row: the rest is the router's and the server's. */
const shownRows = async () => {
  const { rows } = await findRows()
  return rows.map(
    ({ file: _file, path: _path, query: _query, login: _login, staff: _staff, doctor: _doctor, ...shown }) => shown,
  )
}

/** What surrounds every page from the first moment on, with what it needs; the rest comes when the page stands. */
const everywhere = /\/app\/shell\/(frame|page-failure|scroll|use-steps|arrival|watched|theme-script|missing-pictures)\./

/** Areas whose questions are a file of their own: who books a place does not carry what shops ask, nor what is asked of doctors, of members or in classes. */
const [shop, asking, club] = [
  'mall|orders',
  'consult|family-doctor|prescriptions',
  'membership|points|points-mall|leader|doctor-gifts|activities|audio-class',
]

/** What stands on the first page as on most others, and what asks the server: what surrounds a page asks nothing before it stands. */
const often = [
  `app/areas/(?!desk|home|sandbox|account/sign-in|(${shop}|${asking}|${club})/).*(/contract|-address|/unit-card|/article-card)\\.tsx?`,
  'app/shell/(tab|elder)',
  'kit/ui/(picture\\.|search-box|card|tag|tones|number-text|badge)',
  'kit/geo/distance-text',
  'icons/(chevron|circle-exc|circle-user|clock|calendar-check|calendar-plus|map-pin|heart|users|house|message-square|book-open|stethoscope|accessibility)',
  'kit/(store/|time/clock|ui/(later|toast\\.)|wire/(?!browser/(use-act|kept-on-back|send-parts|visitor-id)))',
]

/** What these areas ask of the server, and where their pages lie. */
const asks = (areas: string) => new RegExp(`/app/areas/(${areas})/(.*/)?(contract(/[\\w-]+)?|[\\w-]+-address)\\.ts$`)

/**
 * Few files, so that few requests stand before the first tap, and none that carries much that another page needs. A
 * module goes to the first group that names it, and takes along what it imports; what no group names goes with its page.
 */
const together = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\/|^\0esm:react/ },
  { name: 'frame', test: everywhere },
  { name: 'often', test: new RegExp(`/(${often.join('|')})`), minShareCount: 4 },
  { name: 'shop', test: asks(shop), minShareCount: 4 },
  { name: 'asking', test: asks(asking), minShareCount: 4 },
  { name: 'club', test: asks(club), minShareCount: 4 },
  { name: 'times', test: /\/kit\/time\/|\/spoken-span/ },
  {
    name: 'lists',
    test: /\/kit\/(bridge\/(kept-)?place\.|store|ui\/(button|skeleton|empty|drawing\.|trouble|list-page|more-pages|filter-bar|tabs|stars|cell|facts|disclosure|price))/,
  },
  { name: 'waterfall', test: /\/kit\/ui\/(waterfall|use-(ahead|measured))/ },
  // What only some hosts need goes with their files: no host carries another's. What some pages fetch later is no part of it either.
  { name: 'kit', test: /\/kit\/(?!geo|bridge|bus|ui\/qr-drawing)/, minShareCount: 3 },
  { name: 'home', test: /\/app\/areas\/home\//, minShareCount: 2 },
  { name: 'desk', test: /\/app\/areas\/desk\//, minShareCount: 3 },
]

export default defineConfig({
  plugins: [
    slimContracts(),
    drawnIcons(),
    esmReact(),
    serverGuard(),
    slimPreload(),
    routeRows(shownRows),
    tailwindcss(),
    reactRouter(),
  ],
  // Both sides draw icons at the build: neither takes the package as it stands.
  ssr: { noExternal: ['lucide-react'] },
  optimizeDeps: { exclude: ['lucide-react'] },
  build: {
    sourcemap: false,
    reportCompressedSize: false,
    // What every page has already need not be named beside each module that is fetched later.
    modulePreload: {
      resolveDependencies: (_, files) => files.filter((file) => !/\/(react|frame)-/.test(file)),
    },
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: together } } } } } },
})
