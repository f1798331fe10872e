import { doctorOpenAsks } from '#app/areas/consult/consultations/contract.ts'
import { doctorServices, networkServices } from '#app/areas/consult/doctors/contract.ts'
import { docSayList } from '#app/areas/content/articles/contract.ts'
import { videosOfDoctor } from '#app/areas/content/videos/contract.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'

const SHOWN = { asks: 3, articles: 2, videos: 2 }

/** What a doctor offers and what there is of them, as their page has it; each part comes from the room that knows it [X108]. */
export const loadDoctorServices = async (callApi: CallApi, doctor_id: number) => {
  const [services, network, asks, said, films] = await Promise.all([
    callApi(doctorServices, { doctor_id }),
    callApi(networkServices, { doctor_id }),
    callApi(doctorOpenAsks, { doctor_id, page_size: SHOWN.asks }),
    callApi(docSayList, { doctor_id, page_size: SHOWN.articles }),
    callApi(videosOfDoctor, { doctor_id, page_size: SHOWN.videos }),
  ])
  return {
    ...services,
    is_show_infirmary: network.is_show_infirmary,
    docopenask: asks.list,
    docsaylist: said.docsaylist,
    docsaytotal: said.docsaytotal,
    videoList: films.videoList,
    video_total_page: films.video_total_page,
  }
}

/** The same as the page has it. */
export type DoctorServices = Awaited<ReturnType<typeof loadDoctorServices>>
