# Runs the mock cluster of librdkafka until standard input ends. Prints its bootstrap servers. Each line of standard input
# is a command, answered by a line:
#   topic NAME PARTITIONS      creates a topic
#   refuse CODE...             the next requests to store records get these error codes, one each
#   down BROKER, up BROKER     a broker stops or starts to answer
import ctypes
import sys

kafka = ctypes.CDLL("librdkafka.so.1")
POINTER = ctypes.c_void_p
for name in ("rd_kafka_conf_new", "rd_kafka_new", "rd_kafka_mock_cluster_new"):
    getattr(kafka, name).restype = POINTER
kafka.rd_kafka_mock_cluster_bootstraps.restype = ctypes.c_char_p

PRODUCER = 0
handle = POINTER(kafka.rd_kafka_new(PRODUCER, POINTER(kafka.rd_kafka_conf_new()), None, 0))
cluster = POINTER(kafka.rd_kafka_mock_cluster_new(handle, int(sys.argv[1])))
PRODUCE = 0
INIT_PRODUCER_ID = 22
# Newer versions also contain the last producer ID. Kafka ignores it outside transactions; the mock does not.
kafka.rd_kafka_mock_set_apiversion(cluster, ctypes.c_int16(INIT_PRODUCER_ID), ctypes.c_int16(0), ctypes.c_int16(2))


def refuse(*codes):
    errors = (ctypes.c_int * len(codes))(*map(int, codes))
    count = ctypes.c_size_t(len(codes))
    kafka.rd_kafka_mock_push_request_errors_array(cluster, ctypes.c_int16(PRODUCE), count, errors)


COMMANDS = {
    "topic": lambda name, partitions: kafka.rd_kafka_mock_topic_create(cluster, name.encode(), int(partitions), 3),
    "refuse": refuse,
    "down": lambda broker: kafka.rd_kafka_mock_broker_set_down(cluster, int(broker)),
    "up": lambda broker: kafka.rd_kafka_mock_broker_set_up(cluster, int(broker)),
}

print(kafka.rd_kafka_mock_cluster_bootstraps(cluster).decode(), flush=True)
for line in sys.stdin:
    command, *arguments = line.split()
    COMMANDS[command](*arguments)
    print("done", flush=True)
