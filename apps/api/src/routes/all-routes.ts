import type { contract } from '@repo/api-client/contract'

import type { Route } from '../http/route.ts'
import { changePasswordRoute } from './admins/change-password.ts'
import { createAdminRoute } from './admins/create-admin.ts'
import { deleteAdminRoute } from './admins/delete-admin.ts'
import { exportAdminsRoute } from './admins/export-admins.ts'
import { listAdminsRoute } from './admins/list-admins.ts'
import { endOwnSessionRoute, listOwnSessionsRoute } from './admins/own-sessions.ts'
import { showAdminRoute } from './admins/show-admin.ts'
import { showDashboardRoute } from './admins/show-dashboard.ts'
import { showOverviewRoute } from './admins/show-overview.ts'
import { updateAdminRoute } from './admins/update-admin.ts'
import { uploadAdminImageRoute } from './admins/upload-admin-image.ts'
import { exportAuditRoute } from './audit/export-audit.ts'
import { listAuditRoute } from './audit/list-audit.ts'
import { verifyAuditRoute } from './audit/verify-audit.ts'
import { forgotPasswordRoute } from './auth/forgot-password.ts'
import { logInRoute } from './auth/log-in.ts'
import { logOutRoute } from './auth/log-out.ts'
import { refreshSessionRoute } from './auth/refresh-session.ts'
import { resetPasswordRoute } from './auth/reset-password.ts'
import { searchCenterRoute } from './auth/search-center.ts'
import { acceptAgreementRoute } from './centers/accept-agreement.ts'
import { addGalleryImageRoute } from './centers/add-gallery-image.ts'
import { deleteGalleryImageRoute } from './centers/delete-gallery-image.ts'
import { orderGalleryRoute } from './centers/order-gallery.ts'
import { showCenterRoute } from './centers/show-center.ts'
import { updateAddressRoute } from './centers/update-address.ts'
import { updateCenterRoute } from './centers/update-center.ts'
import { updateOffsetRoute } from './centers/update-offset.ts'
import { uploadCenterImageRoute } from './centers/upload-center-image.ts'
import { answerJoinRequestRoute } from './classes/answer-join-request.ts'
import { banParticipantRoute } from './classes/ban-participant.ts'
import { changeClassStateRoute } from './classes/change-class-state.ts'
import { deleteStreamingRoute } from './classes/delete-streaming.ts'
import { listJoinRequestsRoute } from './classes/list-join-requests.ts'
import { recoverStreamingRoute } from './classes/recover-streaming.ts'
import { showClassSummaryRoute } from './classes/show-class-summary.ts'
import { showMeasurementsRoute } from './classes/show-measurements.ts'
import { startClassRoute } from './classes/start-class.ts'
import { addDaqRoomRoute } from './daq/add-daq-room.ts'
import { deleteDaqRoomRoute } from './daq/delete-daq-room.ts'
import { issueDaqKeyRoute } from './daq/issue-daq-key.ts'
import { reportDaqRoute } from './daq/report-daq.ts'
import { revokeDaqKeyRoute } from './daq/revoke-daq-key.ts'
import { sendDaqMeasurementsRoute } from './daq/send-daq-measurements.ts'
import { collectPairingRoute } from './displays/collect-pairing.ts'
import { createPairingCodeRoute } from './displays/create-pairing-code.ts'
import { deleteDisplayRoute } from './displays/delete-display.ts'
import { listDisplaysRoute } from './displays/list-displays.ts'
import { pairDisplayRoute } from './displays/pair-display.ts'
import { showDisplayRoute } from './displays/show-display.ts'
import { signInDisplayRoute } from './displays/sign-in-display.ts'
import { signOutDisplayRoute } from './displays/sign-out-display.ts'
import { describePointRoute } from './geocode/describe-point.ts'
import { findAddressRoute } from './geocode/find-address.ts'
import { deleteListViewRoute } from './list-views/delete-list-view.ts'
import { keepListViewRoute } from './list-views/keep-list-view.ts'
import { listListViewsRoute } from './list-views/list-list-views.ts'
import { createMemberRoute } from './members/create-member.ts'
import { eraseMemberRoute } from './members/erase-member.ts'
import { exportMemberDataRoute } from './members/export-member-data.ts'
import { exportMembersRoute } from './members/export-members.ts'
import { importTrainingRoute } from './members/import-training.ts'
import { listMemberTrainingsRoute } from './members/list-member-trainings.ts'
import { listMembersRoute } from './members/list-members.ts'
import { listWeightsRoute } from './members/list-weights.ts'
import { sendReportRoute } from './members/send-report.ts'
import { showMemberRoute } from './members/show-member.ts'
import { unbanMemberRoute } from './members/unban-member.ts'
import { unlinkMemberRoute } from './members/unlink-member.ts'
import { unlinkMembersRoute } from './members/unlink-members.ts'
import { updateMemberRoute } from './members/update-member.ts'
import { updateVariablesRoute } from './members/update-variables.ts'
import { answerOwnRequestRoute } from './participation/answer-own-request.ts'
import { joinClassRoute } from './participation/join-class.ts'
import { listOpenClassesRoute } from './participation/list-open-classes.ts'
import { sendMeasurementsRoute } from './participation/send-measurements.ts'
import { showJoinRequestRoute } from './participation/show-join-request.ts'
import { showParticipationRoute } from './participation/show-participation.ts'
import { createRealtimeTokenRoute } from './realtime/create-realtime-token.ts'
import { showRealtimeConfigRoute } from './realtime/show-realtime-config.ts'
import { acceptRequestsRoute } from './requests/accept-requests.ts'
import { askMembershipRoute } from './requests/ask-membership.ts'
import { listRequestsRoute } from './requests/list-requests.ts'
import { refuseRequestsRoute } from './requests/refuse-requests.ts'
import { restoreRequestsRoute } from './requests/restore-requests.ts'
import { createRoomRoute } from './rooms/create-room.ts'
import { deleteRoomRoute } from './rooms/delete-room.ts'
import { updateRoomRoute } from './rooms/update-room.ts'
import { uploadRoomBackgroundRoute } from './rooms/upload-room-background.ts'
import { uploadRoomLogoRoute } from './rooms/upload-room-logo.ts'
import { createSensorRoute } from './sensors/create-sensor.ts'
import { deleteSensorRoute } from './sensors/delete-sensor.ts'
import { exportSensorsRoute } from './sensors/export-sensors.ts'
import { handOverSensorRoute } from './sensors/hand-over-sensor.ts'
import { listSensorsRoute } from './sensors/list-sensors.ts'
import { updateSensorRoute } from './sensors/update-sensor.ts'
import { checkSetupRoute } from './setup/check-setup.ts'
import { putAwayFirstStepsRoute } from './setup/put-away-first-steps.ts'
import { setUpCenterRoute } from './setup/set-up-center.ts'
import { showFirstStepsRoute } from './setup/show-first-steps.ts'
import { exportRankingRoute } from './statistics/export-ranking.ts'
import { showReportRoute } from './statistics/show-report.ts'
import { createStreamingAccountRoute } from './streaming/create-streaming-account.ts'
import { deleteStreamingAccountRoute } from './streaming/delete-streaming-account.ts'
import { updateStreamingAccountRoute } from './streaming/update-streaming-account.ts'
import { showHealthRoute } from './system/show-health.ts'
import { createTrainingTypeRoute } from './trainings/create-training-type.ts'
import { downloadClassLogRoute } from './trainings/download-class-log.ts'
import { downloadTrainingRoute } from './trainings/download-training.ts'
import { exportTrainingsRoute } from './trainings/export-trainings.ts'
import { listTrainingTypesRoute } from './trainings/list-training-types.ts'
import { listTrainingsRoute } from './trainings/list-trainings.ts'
import { removeTrainingRoute } from './trainings/remove-training.ts'
import { retireTrainingTypeRoute } from './trainings/retire-training-type.ts'
import { showClassRecordsRoute } from './trainings/show-class-records.ts'
import { showTrainedClassRoute } from './trainings/show-trained-class.ts'
import { showTrainingRoute } from './trainings/show-training.ts'
import { updateTrainingTypeRoute } from './trainings/update-training-type.ts'

/** One handler for each endpoint of the contract; the type fails when one is missing. */
export const allRoutes: Readonly<Record<keyof typeof contract, Route>> = {
  searchCenter: searchCenterRoute,
  checkSetup: checkSetupRoute,
  setUpCenter: setUpCenterRoute,
  showFirstSteps: showFirstStepsRoute,
  putAwayFirstSteps: putAwayFirstStepsRoute,
  logIn: logInRoute,
  forgotPassword: forgotPasswordRoute,
  resetPassword: resetPasswordRoute,
  refreshSession: refreshSessionRoute,
  logOut: logOutRoute,
  showDashboard: showDashboardRoute,
  showOverview: showOverviewRoute,
  acceptAgreement: acceptAgreementRoute,
  listListViews: listListViewsRoute,
  keepListView: keepListViewRoute,
  deleteListView: deleteListViewRoute,
  showAdmin: showAdminRoute,
  listAdmins: listAdminsRoute,
  exportAdmins: exportAdminsRoute,
  listAudit: listAuditRoute,
  exportAudit: exportAuditRoute,
  verifyAudit: verifyAuditRoute,
  createAdmin: createAdminRoute,
  updateAdmin: updateAdminRoute,
  deleteAdmin: deleteAdminRoute,
  uploadAdminImage: uploadAdminImageRoute,
  changePassword: changePasswordRoute,
  listOwnSessions: listOwnSessionsRoute,
  endOwnSession: endOwnSessionRoute,
  showCenter: showCenterRoute,
  updateCenter: updateCenterRoute,
  uploadCenterImage: uploadCenterImageRoute,
  createStreamingAccount: createStreamingAccountRoute,
  updateStreamingAccount: updateStreamingAccountRoute,
  deleteStreamingAccount: deleteStreamingAccountRoute,
  updateAddress: updateAddressRoute,
  findAddress: findAddressRoute,
  describePoint: describePointRoute,
  addGalleryImage: addGalleryImageRoute,
  deleteGalleryImage: deleteGalleryImageRoute,
  orderGallery: orderGalleryRoute,
  updateOffset: updateOffsetRoute,
  createRoom: createRoomRoute,
  updateRoom: updateRoomRoute,
  deleteRoom: deleteRoomRoute,
  uploadRoomBackground: uploadRoomBackgroundRoute,
  uploadRoomLogo: uploadRoomLogoRoute,
  startClass: startClassRoute,
  changeClassState: changeClassStateRoute,
  banParticipant: banParticipantRoute,
  listJoinRequests: listJoinRequestsRoute,
  answerJoinRequest: answerJoinRequestRoute,
  deleteStreaming: deleteStreamingRoute,
  recoverStreaming: recoverStreamingRoute,
  showMeasurements: showMeasurementsRoute,
  showClassSummary: showClassSummaryRoute,
  listTrainingTypes: listTrainingTypesRoute,
  createTrainingType: createTrainingTypeRoute,
  updateTrainingType: updateTrainingTypeRoute,
  retireTrainingType: retireTrainingTypeRoute,
  listTrainings: listTrainingsRoute,
  exportTrainings: exportTrainingsRoute,
  showTraining: showTrainingRoute,
  downloadTraining: downloadTrainingRoute,
  showTrainedClass: showTrainedClassRoute,
  showClassRecords: showClassRecordsRoute,
  downloadClassLog: downloadClassLogRoute,
  removeTraining: removeTrainingRoute,
  showRealtimeConfig: showRealtimeConfigRoute,
  createRealtimeToken: createRealtimeTokenRoute,
  createPairingCode: createPairingCodeRoute,
  collectPairing: collectPairingRoute,
  pairDisplay: pairDisplayRoute,
  listDisplays: listDisplaysRoute,
  deleteDisplay: deleteDisplayRoute,
  showDisplay: showDisplayRoute,
  signInDisplay: signInDisplayRoute,
  signOutDisplay: signOutDisplayRoute,
  listOpenClasses: listOpenClassesRoute,
  joinClass: joinClassRoute,
  sendMeasurements: sendMeasurementsRoute,
  showParticipation: showParticipationRoute,
  showJoinRequest: showJoinRequestRoute,
  answerOwnRequest: answerOwnRequestRoute,
  issueDaqKey: issueDaqKeyRoute,
  revokeDaqKey: revokeDaqKeyRoute,
  addDaqRoom: addDaqRoomRoute,
  deleteDaqRoom: deleteDaqRoomRoute,
  reportDaq: reportDaqRoute,
  sendDaqMeasurements: sendDaqMeasurementsRoute,
  showReport: showReportRoute,
  exportRanking: exportRankingRoute,
  askMembership: askMembershipRoute,
  listRequests: listRequestsRoute,
  acceptRequests: acceptRequestsRoute,
  refuseRequests: refuseRequestsRoute,
  restoreRequests: restoreRequestsRoute,
  listMembers: listMembersRoute,
  createMember: createMemberRoute,
  updateMember: updateMemberRoute,
  updateVariables: updateVariablesRoute,
  showMember: showMemberRoute,
  listWeights: listWeightsRoute,
  listMemberTrainings: listMemberTrainingsRoute,
  importTraining: importTrainingRoute,
  unlinkMember: unlinkMemberRoute,
  unlinkMembers: unlinkMembersRoute,
  unbanMember: unbanMemberRoute,
  sendReport: sendReportRoute,
  exportMembers: exportMembersRoute,
  exportMemberData: exportMemberDataRoute,
  eraseMember: eraseMemberRoute,
  listSensors: listSensorsRoute,
  exportSensors: exportSensorsRoute,
  createSensor: createSensorRoute,
  updateSensor: updateSensorRoute,
  deleteSensor: deleteSensorRoute,
  handOverSensor: handOverSensorRoute,
  showHealth: showHealthRoute,
}
