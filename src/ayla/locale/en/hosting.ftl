### What `ayla serve`, `ayla migrate` and `ayla admin` say to who hosts Ayla.

# $address: where the service is, as http://127.0.0.1:8420/
hosting-ready = Ayla is at { $address } (Ctrl-C stops it)
# Above a QR code of the address.
hosting-lan = Whoever is on the same Wi-Fi opens this address, or scans the code:
hosting-no-lan = This machine is on no network, so nobody else can come. Connect it to a Wi-Fi, and start again.
