import { changePassword } from './admins/change-password.ts'
import { createAdmin } from './admins/create-admin.ts'
import { deleteAdmin } from './admins/delete-admin.ts'
import { exportAdmins } from './admins/export-admins.ts'
import { listAdmins } from './admins/list-admins.ts'
import { endOwnSession, listOwnSessions } from './admins/own-sessions.ts'
import { showAdmin } from './admins/show-admin.ts'
import { showDashboard } from './admins/show-dashboard.ts'
import { showOverview } from './admins/show-overview.ts'
import { updateAdmin } from './admins/update-admin.ts'
import { uploadAdminImage } from './admins/upload-admin-image.ts'
import { exportAudit } from './audit/export-audit.ts'
import { listAudit } from './audit/list-audit.ts'
import { verifyAudit } from './audit/verify-audit.ts'
import { forgotPassword } from './auth/forgot-password.ts'
import { logIn } from './auth/log-in.ts'
import { logOut } from './auth/log-out.ts'
import { refreshSession } from './auth/refresh-session.ts'
import { resetPassword } from './auth/reset-password.ts'
import { searchCenter } from './auth/search-center.ts'
import { acceptAgreement } from './centers/accept-agreement.ts'
import { addGalleryImage } from './centers/add-gallery-image.ts'
import { deleteGalleryImage } from './centers/delete-gallery-image.ts'
import { orderGallery } from './centers/order-gallery.ts'
import { showCenter } from './centers/show-center.ts'
import { updateAddress } from './centers/update-address.ts'
import { updateCenter } from './centers/update-center.ts'
import { updateOffset } from './centers/update-offset.ts'
import { uploadCenterImage } from './centers/upload-center-image.ts'
import { answerJoinRequest } from './classes/answer-join-request.ts'
import { banParticipant } from './classes/ban-participant.ts'
import { changeClassState } from './classes/change-class-state.ts'
import { deleteStreaming } from './classes/delete-streaming.ts'
import { listJoinRequests } from './classes/list-join-requests.ts'
import { recoverStreaming } from './classes/recover-streaming.ts'
import { showClassSummary } from './classes/show-class-summary.ts'
import { showMeasurements } from './classes/show-measurements.ts'
import { startClass } from './classes/start-class.ts'
import type { Endpoint } from './core/endpoint.ts'
import { addDaqRoom } from './daq/add-daq-room.ts'
import { deleteDaqRoom } from './daq/delete-daq-room.ts'
import { issueDaqKey } from './daq/issue-daq-key.ts'
import { reportDaq } from './daq/report-daq.ts'
import { revokeDaqKey } from './daq/revoke-daq-key.ts'
import { sendDaqMeasurements } from './daq/send-daq-measurements.ts'
import { collectPairing } from './displays/collect-pairing.ts'
import { createPairingCode } from './displays/create-pairing-code.ts'
import { deleteDisplay } from './displays/delete-display.ts'
import { listDisplays } from './displays/list-displays.ts'
import { pairDisplay } from './displays/pair-display.ts'
import { showDisplay } from './displays/show-display.ts'
import { signInDisplay } from './displays/sign-in-display.ts'
import { signOutDisplay } from './displays/sign-out-display.ts'
import { describePoint } from './geocode/describe-point.ts'
import { findAddress } from './geocode/find-address.ts'
import { deleteListView } from './list-views/delete-list-view.ts'
import { keepListView } from './list-views/keep-list-view.ts'
import { listListViews } from './list-views/list-list-views.ts'
import { createMember } from './members/create-member.ts'
import { eraseMember } from './members/erase-member.ts'
import { exportMemberData } from './members/export-member-data.ts'
import { exportMembers } from './members/export-members.ts'
import { importTraining } from './members/import-training.ts'
import { listMemberTrainings } from './members/list-member-trainings.ts'
import { listMembers } from './members/list-members.ts'
import { listWeights } from './members/list-weights.ts'
import { sendReport } from './members/send-report.ts'
import { showMember } from './members/show-member.ts'
import { unbanMember } from './members/unban-member.ts'
import { unlinkMember } from './members/unlink-member.ts'
import { unlinkMembers } from './members/unlink-members.ts'
import { updateMember } from './members/update-member.ts'
import { updateVariables } from './members/update-variables.ts'
import { answerOwnRequest } from './participation/answer-own-request.ts'
import { joinClass } from './participation/join-class.ts'
import { listOpenClasses } from './participation/list-open-classes.ts'
import { sendMeasurements } from './participation/send-measurements.ts'
import { showJoinRequest } from './participation/show-join-request.ts'
import { showParticipation } from './participation/show-participation.ts'
import { createRealtimeToken } from './realtime/create-realtime-token.ts'
import { showRealtimeConfig } from './realtime/show-realtime-config.ts'
import { acceptRequests } from './requests/accept-requests.ts'
import { askMembership } from './requests/ask-membership.ts'
import { listRequests } from './requests/list-requests.ts'
import { refuseRequests } from './requests/refuse-requests.ts'
import { restoreRequests } from './requests/restore-requests.ts'
import { createRoom } from './rooms/create-room.ts'
import { deleteRoom } from './rooms/delete-room.ts'
import { updateRoom } from './rooms/update-room.ts'
import { uploadRoomBackground } from './rooms/upload-room-background.ts'
import { uploadRoomLogo } from './rooms/upload-room-logo.ts'
import { createSensor } from './sensors/create-sensor.ts'
import { deleteSensor } from './sensors/delete-sensor.ts'
import { exportSensors } from './sensors/export-sensors.ts'
import { handOverSensor } from './sensors/hand-over-sensor.ts'
import { listSensors } from './sensors/list-sensors.ts'
import { updateSensor } from './sensors/update-sensor.ts'
import { checkSetup } from './setup/check-setup.ts'
import { putAwayFirstSteps } from './setup/put-away-first-steps.ts'
import { setUpCenter } from './setup/set-up-center.ts'
import { showFirstSteps } from './setup/show-first-steps.ts'
import { exportRanking } from './statistics/export-ranking.ts'
import { showReport } from './statistics/show-report.ts'
import { createStreamingAccount } from './streaming/create-streaming-account.ts'
import { deleteStreamingAccount } from './streaming/delete-streaming-account.ts'
import { updateStreamingAccount } from './streaming/update-streaming-account.ts'
import { showHealth } from './system/show-health.ts'
import { createTrainingType } from './trainings/create-training-type.ts'
import { downloadClassLog } from './trainings/download-class-log.ts'
import { downloadTraining } from './trainings/download-training.ts'
import { exportTrainings } from './trainings/export-trainings.ts'
import { listTrainingTypes } from './trainings/list-training-types.ts'
import { listTrainings } from './trainings/list-trainings.ts'
import { removeTraining } from './trainings/remove-training.ts'
import { retireTrainingType } from './trainings/retire-training-type.ts'
import { showClassRecords } from './trainings/show-class-records.ts'
import { showTrainedClass } from './trainings/show-trained-class.ts'
import { showTraining } from './trainings/show-training.ts'
import { updateTrainingType } from './trainings/update-training-type.ts'

/** Every endpoint, by name: what the server mounts, the OpenAPI document lists and the fuzz tests walk. */

export const contract = {
  searchCenter,
  checkSetup,
  setUpCenter,
  showFirstSteps,
  putAwayFirstSteps,
  logIn,
  forgotPassword,
  resetPassword,
  refreshSession,
  logOut,
  showDashboard,
  showOverview,
  acceptAgreement,
  listListViews,
  keepListView,
  deleteListView,
  showAdmin,
  listAdmins,
  exportAdmins,
  listAudit,
  exportAudit,
  verifyAudit,
  createAdmin,
  updateAdmin,
  deleteAdmin,
  uploadAdminImage,
  changePassword,
  listOwnSessions,
  endOwnSession,
  showCenter,
  updateCenter,
  uploadCenterImage,
  updateAddress,
  findAddress,
  describePoint,
  addGalleryImage,
  deleteGalleryImage,
  orderGallery,
  createStreamingAccount,
  updateStreamingAccount,
  deleteStreamingAccount,
  updateOffset,
  createRoom,
  updateRoom,
  deleteRoom,
  uploadRoomBackground,
  uploadRoomLogo,
  startClass,
  changeClassState,
  banParticipant,
  listJoinRequests,
  answerJoinRequest,
  deleteStreaming,
  recoverStreaming,
  showMeasurements,
  showClassSummary,
  listTrainingTypes,
  createTrainingType,
  updateTrainingType,
  retireTrainingType,
  listTrainings,
  exportTrainings,
  showTraining,
  downloadTraining,
  showTrainedClass,
  showClassRecords,
  downloadClassLog,
  removeTraining,
  showRealtimeConfig,
  createRealtimeToken,
  createPairingCode,
  collectPairing,
  pairDisplay,
  listDisplays,
  deleteDisplay,
  showDisplay,
  signInDisplay,
  signOutDisplay,
  listOpenClasses,
  joinClass,
  sendMeasurements,
  showParticipation,
  showJoinRequest,
  answerOwnRequest,
  issueDaqKey,
  revokeDaqKey,
  addDaqRoom,
  deleteDaqRoom,
  reportDaq,
  sendDaqMeasurements,
  showReport,
  exportRanking,
  askMembership,
  listRequests,
  acceptRequests,
  refuseRequests,
  restoreRequests,
  listMembers,
  createMember,
  updateMember,
  updateVariables,
  showMember,
  listWeights,
  listMemberTrainings,
  importTraining,
  unlinkMember,
  unlinkMembers,
  unbanMember,
  sendReport,
  exportMembers,
  exportMemberData,
  eraseMember,
  listSensors,
  exportSensors,
  createSensor,
  updateSensor,
  deleteSensor,
  handOverSensor,
  showHealth,
} satisfies Record<string, Endpoint>
