/** The product's numbers in one place. Spec section 9 unless a line says otherwise. */
export const limits = {
  schemeListPageSize: 20,
  listPageSize: 20,
  homeLatestTrainings: 9,
  homeTrainingsPerSlide: 3,
  partnersPerView: 4,
  partnerSpeedMs: 3000,
  galleryPerView: 3,
  galleryGapPx: 30,
  galleryImageHeightPx: 220,
  regulationFrameHeightPx: 800,
  footerYear: 2023,
  stateCookieDays: 3,
  lazyLoadTimeoutMs: 120_000,
  /** Share of seats left at which a date counts as nearly full (domain 2.2). */
  nearlyFullShare: 0.2,
  /** Accepted bytes of a JSON body; uploads have their own. */
  jsonBodyBytes: 1_000_000,
  /** A rendered page may be this old before it is made again: dates and hours move on without any change. */
  pageCacheSeconds: 60,
  pageCacheBytes: 64_000_000,
  /** Longest search text that is looked at. */
  searchLength: 100,
} as const
