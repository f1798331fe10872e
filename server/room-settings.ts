// Written by `node tools/wings.ts` from what the rooms register; not by hand.
import { settings as accessPatients } from '#app/areas/access/patients/server/settings.ts'
import { settings as accessStaff } from '#app/areas/access/staff/server/settings.ts'
import { settings as analytics } from '#app/areas/analytics/server/settings.ts'
import { settings as files } from '#app/areas/files/server/settings.ts'
import { settings as guide } from '#app/areas/guide/server/settings.ts'
import { settings as help } from '#app/areas/help/server/settings.ts'
import { settings as inquiry } from '#app/areas/inquiry/server/settings.ts'
import { settings as location } from '#app/areas/location/server/settings.ts'
import { settings as kitOutsideCalls } from '#kit/outside/server/settings/calls.ts'
import { settings as kitOutsideExpress } from '#kit/outside/server/settings/express.ts'
import { settings as kitOutsideIdentity } from '#kit/outside/server/settings/identity.ts'
import { settings as kitOutsideInvoice } from '#kit/outside/server/settings/invoice.ts'
import { settings as kitOutsideMessaging } from '#kit/outside/server/settings/messaging.ts'
import { settings as kitOutsideParking } from '#kit/outside/server/settings/parking.ts'
import { settings as kitOutsidePerson } from '#kit/outside/server/settings/person.ts'
import { settings as kitOutsideSms } from '#kit/outside/server/settings/sms.ts'
import { settings as kitOutsideWeather } from '#kit/outside/server/settings/weather.ts'

/** `settings` of every `server/settings.ts`, and of every file in a `server/settings/`. */
export const roomSettings = {
  ...accessPatients,
  ...accessStaff,
  ...analytics,
  ...files,
  ...guide,
  ...help,
  ...inquiry,
  ...location,
  ...kitOutsideCalls,
  ...kitOutsideExpress,
  ...kitOutsideIdentity,
  ...kitOutsideInvoice,
  ...kitOutsideMessaging,
  ...kitOutsideParking,
  ...kitOutsidePerson,
  ...kitOutsideSms,
  ...kitOutsideWeather,
}
